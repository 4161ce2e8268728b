import type { CommerceScope } from './commerce-scope.ts';

/** An operation that a document holds. */
export interface WrittenOperation {
  kind: 'query' | 'mutation' | 'subscription';
  /** Undefined where it has none. */
  name: string | undefined;
}

/**
 * The operations that a document's text holds; none where it is no GraphQL document. Read from what stands outside of all
 * braces, so that no parser has to be sent to a browser.
 */
export function operationsIn(text: string): WrittenOperation[] {
  const outline = outlineOf(text);
  if (/[{}()"]/.test(outline)) return [];
  // Each head stands before its braces; what follows the last ones is no definition.
  const heads = outline.split(';').slice(0, -1);
  return heads.flatMap((head) => {
    const [, kind, name] = /^\s*(query|mutation|subscription)\b\s*(\w+)?/.exec(head) ?? [];
    if (kind) return [{ kind: kind as WrittenOperation['kind'], name }]; // the pattern names the three kinds
    return !head.trim() ? [{ kind: 'query', name: undefined }] : []; // braces alone are a query
  });
}

/** The heads of a document's definitions, with `;` in place of the braces after each. */
function outlineOf(text: string): string {
  let outline = text.replace(/#.*|"""[^]*?"""|"(?:\\.|[^"\\\n])*"/g, '');
  for (let before = ''; before !== outline;) {
    before = outline;
    outline = outline.replace(/\([^(){}"]*\)/g, ' ').replace(/\{[^{}"]*\}/g, ';');
  }
  return outline;
}

/** The parts of the scope that a text declares variables for. */
export function scopeIn(text: string): (keyof CommerceScope)[] {
  const parts = ['channelId', 'marketId', 'languageId'] as const;
  return parts.filter((name) => new RegExp(`\\$${name}\\s*:`).test(text));
}
