import { globalFontFace } from '@vanilla-extract/css';
import { nordicLetters, unicodeRange, unicodeRangeWithout, type Run } from './font-letters.ts';
import { fallbackFaces } from './font-metrics.ts';

/** What the files of Latin letters hold. */
const latin: readonly Run[] = [
  [0x0000, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bb, 0x02bc],
  [0x02c6, 0x02c6],
  [0x02da, 0x02da],
  [0x02dc, 0x02dc],
  [0x0304, 0x0304],
  [0x0308, 0x0308],
  [0x0329, 0x0329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

/**
 * No letter is in two of them: while the font of one is not there a browser would fetch the other. So a page fetches the
 * first for what it has, and one of the others only where it has another letter: a name from the rest of Europe, say.
 */
const subsets = [
  { name: 'nordic', range: unicodeRange(nordicLetters) },
  { name: 'latin', range: unicodeRangeWithout(latin, nordicLetters) },
  {
    name: 'latin-ext',
    range:
      'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
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
