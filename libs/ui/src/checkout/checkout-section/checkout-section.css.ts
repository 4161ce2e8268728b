import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const mark = '1.75rem';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minHeight: vars.size.control });
const number = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: mark,
  height: mark,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: '1',
});
export const numberOf = styleVariants({
  current: [
    number,
    {
      borderColor: vars.surface.inverse,
      background: vars.surface.inverse,
      color: vars.text.inverse,
      '@media': { [media.forcedColours]: { outline: '3px solid Highlight' } },
    },
  ],
  done: [number, { borderColor: vars.status.success.border, color: vars.status.success.ink }],
  waiting: [number, { color: vars.text.muted }],
});
export const heading = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});
/** What is only told stands under the heading's words, past the number. */
export const told = style({
  paddingInlineStart: `calc(${mark} + ${vars.space.s})`,
  color: vars.text.soft,
  overflowWrap: 'anywhere',
});
