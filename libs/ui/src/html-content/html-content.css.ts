import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const content = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const wide = style({ overflowX: 'auto', outlineOffset: 2 });

// The text's elements come from outside and carry no classes of ours; these rules reach them by name.
const within = (selector: string) => `${content} ${selector}`;

globalStyle(within(':is(p, ul, ol, dl, blockquote, pre, h1, h2, h3, h4)'), { maxWidth: vars.layout.measure });
globalStyle(within(':is(div, blockquote, li, dd, td) > * + *') + `, ${content} > * + *`, {
  marginBlockStart: vars.space.m,
});
globalStyle(within('li > :is(ul, ol)') + `, ${within('li + li')}`, { marginBlockStart: vars.space.xxs });
globalStyle(within(':is(a, strong, b, em, i, u, s, del, ins, small, sub, sup, code, abbr, q, br)'), {
  marginBlockStart: 0,
});
globalStyle(within('* + :is(h1, h2, h3, h4)'), { marginBlockStart: vars.space.xl });
globalStyle(within(':is(h1, h2, h3, h4) + *'), { marginBlockStart: vars.space.s });
globalStyle(within(':is(ul, ol)'), { paddingInlineStart: vars.space.l });
globalStyle(within('ul'), { listStyle: 'disc' });
globalStyle(within('ol'), { listStyle: 'decimal' });
globalStyle(within('li::marker'), { color: vars.text.muted });
globalStyle(within('dt'), { fontWeight: vars.fontWeight.strong });
globalStyle(within('dd + dt'), { marginBlockStart: vars.space.s });
globalStyle(within('blockquote'), {
  marginInline: 0,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `4px solid ${vars.accentMark}`,
  color: vars.text.soft,
  fontSize: vars.fontSize.l,
});
globalStyle(within(':is(pre, code)'), { fontSize: vars.fontSize.s, background: vars.surface.sunken });
globalStyle(within('pre'), { padding: vars.space.m, whiteSpace: 'pre-wrap', borderRadius: vars.radius.control });
globalStyle(within('hr'), { marginBlock: vars.space.xl });
globalStyle(within('img'), { borderRadius: vars.radius.card, background: vars.surface.picture });
globalStyle(within('figcaption'), { color: vars.text.muted, fontSize: vars.fontSize.s });
globalStyle(within('table'), { width: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });
globalStyle(within('caption'), {
  paddingBlockEnd: vars.space.xs,
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  textAlign: 'start',
});
globalStyle(within(':is(th, td)'), {
  minWidth: '5rem',
  paddingBlock: vars.space.s,
  paddingInline: `0 ${vars.space.l}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'normal',
});
globalStyle(within('th'), { fontWeight: vars.fontWeight.strong });
