import type { ParamValues } from './route-table.ts';

/** Writes the path of a pattern, each value encoded so that none leaves its place. */
export function buildPath(pattern: string, values: ParamValues): string {
  let absent = '';
  return pattern.replace(/\/:(\w+)([?+*]?)/g, (_, param: string, amount: string) => {
    const segments = [values[param] ?? []].flat();
    const isOptional = amount === '?' || amount === '*';
    if (segments.includes('') || (segments.length === 0 && !isOptional)) throw missing(pattern, param);
    // Behind an absent value it would be read as that one.
    if (segments.length > 0 && isOptional && absent) throw missing(pattern, absent);
    if (segments.length === 0) absent = param;
    return segments.map((segment) => `/${encodeSegment(segment)}`).join('');
  });
}

function missing(pattern: string, param: string): Error {
  return new Error(`The address "${pattern}" needs a value for "${param}"`);
}

/** A part of only dots would be taken for "this folder" or "the one above", encoded or not; a blank before it is not. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(segment) ? ` ${segment}` : segment);
}
