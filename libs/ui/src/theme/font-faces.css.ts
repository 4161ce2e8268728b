import { globalFontFace } from '@vanilla-extract/css';
import { nordicLetters, unicodeRange } from './font-letters.ts';
import { fallbackFaces } from './font-metrics.ts';

/**
 * Of faces that have the same letter the last one counts, so a page fetches the small file for what it has, and one of the
 * others only where it has another letter: a name from the rest of Europe, say.
 */
const subsets = [
  {
    name: 'latin-ext',
    range:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    name: 'latin',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  { name: 'nordic', range: unicodeRange(nordicLetters) },
];

/** Family names are quoted: one that ends in a figure is no identifier. A font that comes late waits for the next document. */
function webFont(family: string, font: string, weight: '400' | '600'): void {
  for (const { name, range } of subsets) {
    const folder = name === 'nordic' ? './fonts' : `@fontsource/${font}/files`;
    globalFontFace(`'${family}'`, {
      src: `url("${folder}/${font}-${name}-${weight}-normal.woff2") format("woff2")`,
      fontWeight: weight,
      fontStyle: 'normal',
      fontDisplay: 'optional',
      unicodeRange: range,
    });
  }
}

// The family was renamed; a theme may name it either way. A face that no rule names is never fetched.
for (const family of ['Source Sans 3', 'Source Sans Pro']) {
  for (const weight of ['400', '600'] as const) webFont(family, 'source-sans-3', weight);
}
for (const weight of ['400', '600'] as const) webFont('Open Sans', 'open-sans', weight);

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%` as const;

for (const { family, weight, local, widthRatio, ascent, descent } of fallbackFaces) {
  globalFontFace(`'${family}'`, {
    src: local.map((name) => `local("${name}")`).join(', '),
    fontWeight: weight,
    sizeAdjust: percent(widthRatio),
    ascentOverride: percent(ascent / widthRatio),
    descentOverride: percent(descent / widthRatio),
    lineGapOverride: '0%',
  });
}
