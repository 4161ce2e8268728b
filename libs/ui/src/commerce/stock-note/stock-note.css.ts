import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const note = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.4em',
  fontSize: vars.fontSize.s,
  selectors: {
    '&::before': {
      content: '""',
      flexShrink: 0,
      width: '0.5em',
      height: '0.5em',
      borderRadius: vars.radius.full,
      background: 'currentColor',
      transform: 'translateY(-0.1em)',
      forcedColorAdjust: 'none',
    },
  },
});
export const state = styleVariants({
  'in-stock': { color: vars.status.success.ink },
  'few-left': { color: vars.status.warning.ink },
  'out-of-stock': {
    color: vars.text.muted,
    selectors: { '&::before': { background: 'transparent', boxShadow: 'inset 0 0 0 1.5px currentColor' } },
  },
  /** Sold although none is on the shelf: it is made or fetched for the order. */
  oversellable: { color: vars.status.info.ink },
  /** Always to be had, but made when it is ordered: it is not there yet. */
  static: { color: vars.status.info.ink },
});
