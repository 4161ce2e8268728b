import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const typed = { maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

export const root = style({ display: 'grid', gap: vars.space.xxs });
export const question = style({ ...typed, fontWeight: vars.fontWeight.strong });
export const text = style(typed);
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
});
export const unanswered = style({ color: vars.text.muted });
export const answers = style({ display: 'grid', gap: vars.space.s, marginBlockStart: vars.space.xs });
export const answer = style({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.border.hairline}`,
});
export const ofShop = style({ borderInlineStartColor: vars.accentMark });
