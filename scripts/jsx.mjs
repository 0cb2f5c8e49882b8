// Check the templates of the pages: html`<${Seat} name=${name}/>` is rewritten to <Seat name={name}/>, line for line,
// and tsc checks that. So a part that gets a wrong, unknown or missing property is found before anybody opens the page.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'espree';

const FROM = 'src/konspira', TO = 'build/pages';
const NAME = /^[a-z][\w-]*$|^[A-Z]\w*$|^\w+\.[A-Z]\w*$/;
const PAGES = /^(web\/(?!worker)|games\/\w+\/page\/)\w+\.js$/, TYPES = /\.d\.ts$/;

/** The templates in a part of a program that lie in no other template of that part. */
function templates(node) {
  if (!node || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(templates);
  if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'html') return [node];
  return Object.values(node).flatMap(templates);
}

/** Reads the text of a template with its holes, one character or hole at a time. */
class Reader {
  constructor(template, source) {
    const { quasis, expressions } = template.quasi;
    this.items = quasis.flatMap((part, i) => [
      ...source.slice(...part.range).replace(/^[`}]|(\$\{|`)$/g, ''),
      ...(expressions[i] ? [{ hole: expressions[i] }] : []),
    ]);
    this.at = 0;
  }

  get next() { return this.items[this.at]; }

  get over() { return this.at >= this.items.length; }

  take() { return this.items[this.at++]; }

  starts(text) { return [...text].every((letter, i) => this.items[this.at + i] === letter); }

  /** Letters up to one that ends them. */
  word(ends) {
    let found = '';
    while (!this.over && typeof this.next === 'string' && !ends.test(this.next)) found += this.take();
    return found;
  }
}

/** A whole file, or a part of it, with its templates as JSX. */
function rewritten(node, source) {
  const [start, end] = node.range;
  let at = start, text = '';
  for (const template of templates(node)) {
    text += source.slice(at, template.range[0]) + element(template, source);
    [, at] = template.range;
  }
  return text + source.slice(at, end);
}

function element(template, source) {
  const reader = new Reader(template, source), open = [];
  let text = '';
  while (!reader.over) {
    const one = reader.take();
    if (one.hole) text += `{${rewritten(one.hole, source)}}`;
    else if (one === '<' && reader.next === '/') text += closing(reader, open);
    else if (one === '<') text += opening(reader, open, source);
    else text += '{}>'.includes(one) ? `{'${one}'}` : one;
  }
  if (open.length) throw new Error(`not closed: ${open.join(', ')}`);
  return `(<>${text}</>)`;
}

function closing(reader, open) {
  while (reader.take() !== '>');
  return `</${open.pop()}>`;
}

function opening(reader, open, source) {
  const name = reader.next.hole ? rewritten(reader.take().hole, source) : reader.word(/[\s/>]/);
  if (!NAME.test(name)) throw new Error(`a part must have a name of its own: ${name}`);
  let text = `<${name}`;
  while (reader.next !== '>' && !reader.starts('/>')) text += attribute(reader, source);
  if (reader.take() === '/') return `${text}/${reader.take()}`;
  open.push(name);
  return `${text}>`;
}

function attribute(reader, source) {
  if (/\s/.test(reader.next)) return reader.take();
  if (reader.starts('...')) {
    reader.at += 3;
    return `{...(${rewritten(reader.take().hole, source)})}`;
  }
  const name = reader.word(/[\s=/>]/);
  if (reader.next !== '=') return name;
  reader.take();
  if (reader.next.hole) return `${name}={${rewritten(reader.take().hole, source)}}`;
  const quote = reader.take(), value = reader.word(/["']/);
  if (reader.take() !== quote) throw new Error(`${name}: a value is a text or a hole, not both`);
  return /^-?\d+$/.test(value) ? `${name}={${value}}` : `${name}=${quote}${value}${quote}`;
}

rmSync(TO, { recursive: true, force: true });
const files = readdirSync(FROM, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
for (const file of files.filter((one) => TYPES.test(one))) {
  cpSync(path.join(FROM, file), path.join(TO, file), { recursive: true });
}
for (const file of files.filter((one) => PAGES.test(one))) {
  const source = readFileSync(path.join(FROM, file), 'utf8');
  mkdirSync(path.dirname(path.join(TO, file)), { recursive: true });
  try {
    const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module', range: true });
    writeFileSync(path.join(TO, `${file}x`), rewritten({ ...program, range: [0, source.length] }, source));
  } catch (error) {
    console.error(`${path.join(FROM, file)}: ${error.message}`);
    process.exitCode = 1;
  }
}
writeFileSync(path.join(TO, 'tsconfig.json'), JSON.stringify({
  extends: '../../tsconfig.json',
  compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact', paths: { '/web/*': ['./web/*'] } },
  include: ['.'], exclude: ['web/vendor'],
}));
const { stdout, status } = spawnSync('npx', ['tsc', '-p', TO, '--pretty', 'false'], { encoding: 'utf8' });
process.stdout.write(stdout.replaceAll(`${TO}/`, `${FROM}/`).replaceAll('.jsx(', '.js('));
process.exitCode ||= status;
