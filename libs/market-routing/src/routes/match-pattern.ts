import type { PathPattern } from './path-pattern.ts';
import type { ParamValues } from './route-table.ts';

/**
 * Reads the values of a pattern out of the segments of a path; null where they do not fit. What may be absent is filled
 * from the left, as far as there is more than the rest needs. No part is tried twice, however long the path is.
 */
export function matchPattern({ parts, least }: PathPattern, segments: readonly string[]): ParamValues | null {
  const values: Record<string, string | readonly string[]> = {};
  let spare = segments.length - least;
  if (spare < 0) return null;
  let place = 0;
  for (const part of parts) {
    if (part.kind === 'word') {
      if (segments[place] !== part.word) return null;
      place += 1;
      continue;
    }
    const more = Math.min(spare, part.most - part.least);
    const taken = segments.slice(place, place + part.least + more);
    const [first] = taken;
    if (part.most > 1) values[part.name] = taken;
    else if (first !== undefined) values[part.name] = first;
    spare -= more;
    place += taken.length;
  }
  return spare === 0 ? values : null;
}
