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
