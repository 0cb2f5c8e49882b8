// The types of preact.js: Preact's own, from npm, for what the file exports.
import type { VNode } from 'preact';

export { Component, createContext, h, render } from 'preact';
export {
  useCallback, useContext, useDebugValue, useEffect, useErrorBoundary, useImperativeHandle, useLayoutEffect, useMemo,
  useReducer, useRef, useState,
} from 'preact/hooks';

/** A hole of a template may hold anything; functions are typed where scripts/jsx.mjs checks the template itself. */
type Hole = ((...args: any[]) => any) | object | string | number | bigint | boolean | null | undefined;

export function html(strings: TemplateStringsArray, ...holes: Hole[]): VNode<any>;
