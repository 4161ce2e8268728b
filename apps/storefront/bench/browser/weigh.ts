/** What a transfer is to the one who pays for the line. */
export type Kind = 'html' | 'script' | 'css' | 'font' | 'image' | 'other';

export interface Transfer {
  kind: Kind;
  /** When it was asked for, in s of Chromium's own clock. */
  startedAt: number;
  /** Its body as it was sent, compressed. */
  bytes: number;
}

/** What a page has fetched, in bytes as they were sent, by kind; `scriptBeforeLoad` was asked for before the load event. */
export type Weight = Record<Kind | 'scriptBeforeLoad', number>;

const byMime: readonly [RegExp, Kind][] = [
  [/javascript|ecmascript/, 'script'],
  [/^text\/css/, 'css'],
  [/font/, 'font'],
  [/^image\//, 'image'],
];

/** What Chromium calls a transfer and what its server does, in one word. A script that is only prefetched is one too. */
export function kindOf(resourceType: string, mimeType: string): Kind {
  if (resourceType === 'Document') return 'html';
  if (resourceType === 'Font') return 'font';
  return byMime.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other';
}

/** Adds up what was fetched. `loadedAt` is the load event's time, by the clock of `startedAt`. */
export function weigh(transfers: readonly Transfer[], loadedAt: number): Weight {
  const weight: Weight = { html: 0, script: 0, scriptBeforeLoad: 0, css: 0, font: 0, image: 0, other: 0 };
  for (const { kind, startedAt, bytes } of transfers) {
    weight[kind] += bytes;
    if (kind === 'script' && startedAt < loadedAt) weight.scriptBeforeLoad += bytes;
  }
  return weight;
}
