import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const mark = '1.75rem';

export const list = style({ display: 'grid' });
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${mark} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  paddingBlockEnd: vars.space.l,
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The way from this step to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${mark} 0`,
      insetInlineStart: `calc(${mark} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.border.hairline}`,
    },
    '&[data-status="done"]:not(:last-child)::before': { borderColor: vars.status.success.border },
  },
});
const sign = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: mark,
  height: mark,
  border: '2px solid',
  borderRadius: vars.radius.full,
});
export const signOf = styleVariants({
  done: [
    sign,
    {
      borderColor: vars.status.success.border,
      background: vars.status.success.ground,
      color: vars.status.success.ink,
    },
  ],
  current: [
    sign,
    {
      borderColor: vars.action.primary.ground,
      background: vars.surface.raised,
      selectors: {
        '&::before': {
          content: '""',
          width: '0.75rem',
          height: '0.75rem',
          borderRadius: vars.radius.full,
          background: vars.action.primary.ground,
        },
      },
      '@media': {
        [media.forcedColours]: {
          borderColor: 'Highlight',
          selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
        },
      },
    },
  ],
  upcoming: [sign, { borderColor: vars.border.hairline, background: vars.surface.raised }],
  cancelled: [
    sign,
    { borderColor: vars.status.danger.border, background: vars.status.danger.ground, color: vars.status.danger.ink },
  ],
});
export const words = style({ minWidth: 0, paddingBlockStart: '0.125rem', overflowWrap: 'anywhere' });
export const label = style({ fontWeight: vars.fontWeight.strong });
export const time = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const text = style({ marginBlockStart: vars.space.xxs, color: vars.text.soft });
/** What has not come yet steps back. */
export const later = style({ color: vars.text.muted, fontWeight: vars.fontWeight.regular });
