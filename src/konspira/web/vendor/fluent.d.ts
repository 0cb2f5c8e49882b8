// The types of fluent.js: the part of @fluent/bundle that the page uses.
export interface Message {
  id: string;
  value: object | string | null;
}

export class FluentResource {
  constructor(source: string);
  body: Message[];
}

export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: object | string, args?: Record<string, unknown> | null, errors?: Error[] | null): string;
}
