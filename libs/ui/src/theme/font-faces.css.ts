import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from './font-metrics.ts';

// Family names are quoted here: a name that ends in a figure is no identifier.
const subsets = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  // Names from the rest of Europe. Fetched only by pages that hold such a letter.
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
};

function webFont(family: string, files: string, weight: '400' | '600'): void {
  for (const [subset, unicodeRange] of Object.entries(subsets)) {
    globalFontFace(`'${family}'`, {
      src: `url("@fontsource/${files}-${subset}-${weight}-normal.woff2") format("woff2")`,
      fontWeight: weight,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange,
    });
  }
}

// The family was renamed; a theme may name it either way. A face that no rule names is never fetched.
for (const family of ['Source Sans 3', 'Source Sans Pro']) {
  for (const weight of ['400', '600'] as const) webFont(family, 'source-sans-3/files/source-sans-3', weight);
}
for (const weight of ['400', '600'] as const) webFont('Open Sans', 'open-sans/files/open-sans', weight);

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
