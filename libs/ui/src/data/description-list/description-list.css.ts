import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
    // Lists may stand beside each other there.
    [media.print]: { gridTemplateColumns: '7rem minmax(0, 1fr)', paddingBlock: vars.space.xs },
  },
});
export const term = style({ color: vars.text.muted, overflowWrap: 'anywhere', hyphens: 'auto' });
export const value = style({ overflowWrap: 'anywhere' });
