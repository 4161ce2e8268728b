import type { CommerceScope } from './commerce-client.ts';

/** The name that an operation's text gives it. Read from the text, so no parser has to be sent to a browser. */
export function operationNameOf(text: string): string | undefined {
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1];
}

/** The part of the scope that an operation declares variables for. */
export function scopeVariables(text: string, scope: CommerceScope): Partial<CommerceScope> {
  const { channelId, marketId, languageId } = scope;
  const declared = Object.entries({ channelId, marketId, languageId }).filter(([name]) =>
    new RegExp(`\\$${name}\\s*:`).test(text),
  );
  return Object.fromEntries(declared);
}
