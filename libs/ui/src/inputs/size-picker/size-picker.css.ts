import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { pickable } from '../choice/pickable.css.ts';

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginTop: vars.space.xs });
export const option = style([
  pickable,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '3.25rem',
    minHeight: vars.size.control,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:has(:checked)': { fontWeight: vars.fontWeight.strong },
      // A stroke from corner to corner says "gone" without a word and without relying on colour.
      '&:has(:disabled)': {
        background: `linear-gradient(to top right, transparent calc(50% - 0.6px), ${vars.border.control} 50%, transparent calc(50% + 0.6px)) ${vars.surface.sunken}`,
      },
    },
  },
]);
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
export const note = style({ color: vars.text.muted, fontSize: vars.fontSize.xs, marginInlineStart: vars.space.xxs });
