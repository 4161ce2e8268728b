import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from './font-metrics.ts';

// Family names are quoted here: a name that ends in a figure is no identifier.
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

function webFont(family: string, file: string, fontWeight: string): void {
  globalFontFace(`'${family}'`, {
    src: `url("@fontsource/${file}.woff2") format("woff2")`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: latin,
  });
}

// The family was renamed; a theme may name it either way. A face that no rule names is never fetched.
for (const family of ['Source Sans 3', 'Source Sans Pro']) {
  webFont(family, 'source-sans-3/files/source-sans-3-latin-400-normal', '400');
  webFont(family, 'source-sans-3/files/source-sans-3-latin-600-normal', '600');
}
webFont('Open Sans', 'open-sans/files/open-sans-latin-600-normal', '600');

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
