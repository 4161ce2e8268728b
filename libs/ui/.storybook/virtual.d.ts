/// <reference types="vite/client" />

declare module 'virtual:component-facts' {
  import type { ComponentFacts } from '../component-facts.ts';
  import type { Guidance } from '../src/guides/guidance.ts';

  export const guidance: readonly Guidance[];
  export const facts: ComponentFacts;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}

declare module 'virtual:component-props' {
  /** By component and prop, as it is written. */
  export const defaults: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Declarations of interfaces, by their names. */
  export const shapes: Readonly<Record<string, string>>;
}
