// What JavaScript may look like here: `make check-js`. Types are the business of tsc (tsconfig.json, scripts/jsx.mjs).
import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['**/vendor/', '.venv/', 'build/', 'dist/'] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'max-len': ['error', { code: 120 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-unused-vars': ['error', { args: 'after-used', argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-shadow-restricted-names': 'error',
      'no-implicit-coercion': 'error',
      'object-shorthand': 'error',
    },
  },
  { files: ['src/**/*.js', 'tests/web/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['src/konspira/web/worker.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['*.js', 'scripts/*.mjs'], languageOptions: { globals: globals.node } },
];
