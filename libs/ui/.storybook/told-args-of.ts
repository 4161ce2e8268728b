import type { Args, StrictArgTypes } from 'storybook/internal/types';

interface ToldArgs {
  /** What the controls show. */
  told: Args;
  /** What of it nobody set: a press on reset leads back to it. */
  untouched: Args;
}

/** What the controls of a story show: its args, and what its component was drawn with or is when left out. */
export function toldArgsOf(drawn: Args, argTypes: StrictArgTypes, args: Args, initialArgs: Args): ToldArgs {
  const shown = Object.entries(argTypes)
    .map(([name, { table }]) => [name, drawn[name] ?? plainIn(table?.defaultValue?.summary)] as const)
    .filter(([, value]) => isPlain(value));
  const untouched = shown.filter(([name]) => args[name] === undefined || args[name] === initialArgs[name]);
  return { told: { ...args, ...Object.fromEntries(shown) }, untouched: Object.fromEntries(untouched) };
}

/** What a control can hold; what is made of parts is told in the table. */
function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** What a prop is when it is left out, as the table says it: a truth, a number or a word of the code. */
function plainIn(summary = ''): unknown {
  if (/^(?:true|false|\d+)$/.test(summary)) return JSON.parse(summary);
  return /^['"](.*)['"]$/.exec(summary)?.[1];
}
