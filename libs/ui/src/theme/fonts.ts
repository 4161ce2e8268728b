import openSans600 from '@fontsource/open-sans/files/open-sans-latin-600-normal.woff2?url';
import sourceSans400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url';
import sourceSans600 from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?url';

/** Addresses of the font files, hashed by the build. `text` and `heading` are worth a preload on every page. */
export const fontFiles = { text: sourceSans400, textStrong: sourceSans600, heading: openSans600 } as const;
