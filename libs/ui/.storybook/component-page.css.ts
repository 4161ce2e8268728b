import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

export const standing = style({ color: vars.text.muted, marginTop: vars.space.xs });
const pill = style({
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.full,
  border: '1px solid currentColor',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
});
const { success, info, warning } = vars.status;
const tones = { stable: success, new: info, deprecated: warning };
export const status = styleVariants(tones, ({ ground, ink }) => [pill, { background: ground, color: ink }]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space.m,
  marginBlock: vars.space.l,
});
globalStyle(`${pair} > section`, {
  padding: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
globalStyle(`${pair} h3`, { marginTop: 0 });
export const good = style({ borderTop: `4px solid ${vars.status.success.border} !important` });
export const bad = style({ borderTop: `4px solid ${vars.status.danger.border} !important` });
export const anatomy = style({ listStyle: 'decimal', paddingInlineStart: vars.space.l });
/** Storybook sets terms in italics, each on a line of its own. */
export const facts = style({ marginBlock: vars.space.m });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) 5fr',
  gap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBottom: `1px solid ${vars.border.hairline}`,
});
globalStyle(`${facts} dt`, {
  margin: 0,
  padding: 0,
  fontStyle: 'normal',
  fontWeight: vars.fontWeight.strong,
  fontSize: vars.fontSize.s,
});
globalStyle(`${facts} dd`, { margin: 0, padding: 0, fontSize: vars.fontSize.s });
export const uses = style({ listStyle: 'disc', paddingInlineStart: vars.space.l });
