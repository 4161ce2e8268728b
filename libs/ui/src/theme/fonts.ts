import openSans600 from './fonts/open-sans-nordic-600-normal.woff2?url';
import sourceSans400 from './fonts/source-sans-3-nordic-400-normal.woff2?url';
import sourceSans600 from './fonts/source-sans-3-nordic-600-normal.woff2?url';

/** Addresses of the font files, hashed by the build. All three are worth a preload on every page. */
export const fontFiles = { text: sourceSans400, textStrong: sourceSans600, heading: openSans600 } as const;
