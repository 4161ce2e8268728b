// What a style sheet outside of the library is written with. It imports no component: whatever a style sheet imports
// brings its own styles along, to every page that has the style sheet.
export { media } from '../theme/media.ts';
export { vars } from '../theme/vars.css.ts';
