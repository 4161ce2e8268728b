import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

// Base styles weigh nothing, so that any class wins over them whatever the order of the files. A layer would do so too, but a
// sheet with one has Chromium read all faces of fonts anew, and late fonts then move the page.
const rule = (selector: string, styles: GlobalStyleRule) => globalStyle(`:where(${selector})`, styles);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  background: vars.surface.page,
  color: vars.text.strong,
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.lineHeight.text,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingTop: vars.space.l,
});
rule('body', { margin: 0, minHeight: '100vh', overflowWrap: 'break-word' });
rule('h1, h2, h3, h4, h5, h6', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.heading,
  textWrap: 'balance',
});
rule('p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
rule('ul, ol', { listStyle: 'none' });
rule('fieldset', { border: 0, minInlineSize: 0 });
rule('img, svg, video', { display: 'block', maxWidth: '100%' });
rule('img', { height: 'auto' });
rule('a', { color: vars.text.link, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
rule('b, strong', { fontWeight: vars.fontWeight.strong });
rule('hr', { border: 0, borderTop: `1px solid ${vars.border.hairline}`, margin: 0 });
rule('table', { borderCollapse: 'collapse' });
rule('[hidden]', { display: 'none !important' });
rule(':focus-visible', {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${vars.surface.page}`,
});
rule(':target, :focus', { scrollMarginTop: vars.space.xxl });
globalStyle('::selection', { background: vars.accent, color: vars.accentInk });

// What is folded is unfolded on paper.
globalStyle('details::details-content', {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

globalStyle(':root', {
  '@media': {
    [media.tablet]: { vars: { [vars.layout.gutter]: vars.space.l } },
    [media.desktop]: { vars: { [vars.layout.gutter]: vars.space.xl } },
    // Black on white, and ten points to read.
    [media.print]: {
      fontSize: '82%',
      background: 'Canvas',
      vars: { [vars.text.strong]: 'CanvasText', [vars.text.soft]: 'CanvasText', [vars.text.muted]: 'CanvasText' },
    },
    // The state still changes, at once.
    [media.lessMotion]: { vars: { [vars.motion.fast]: '0.01ms', [vars.motion.panel]: '0.01ms' } },
  },
});
