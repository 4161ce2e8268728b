import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      columnGap: vars.space.xxxl,
      alignItems: 'start',
    },
  },
});
export const slots = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });
/** Beside the choices on a wide screen; under them on a narrow one, where its foot stays in sight. */
export const summary = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.m,
      position: 'sticky',
      insetBlockStart: vars.space.l,
      padding: vars.space.l,
      border: `1px solid ${vars.border.hairline}`,
      borderRadius: vars.radius.card,
      background: vars.surface.raised,
    },
  },
});
export const list = style({ display: 'grid', gap: vars.space.s });
export const picks = style({ display: 'grid', gap: vars.space.xs, marginTop: vars.space.s });
export const pick = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
});
export const group = style({ color: vars.text.muted, flexShrink: 0, maxWidth: '45%' });
export const picked = style({ minWidth: 0, textAlign: 'end' });
export const missing = style({ color: vars.text.muted, fontStyle: 'italic' });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  marginInline: `calc(-1 * ${vars.space.m})`,
  padding: vars.space.m,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  '@media': {
    [media.desktop]: {
      position: 'static',
      margin: 0,
      padding: `${vars.space.m} 0 0`,
      background: 'none',
    },
    // With large text, what stays in sight would hide what is chosen.
    '(max-height: 30rem)': { position: 'static' },
  },
});
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const totalLabel = style({ fontWeight: vars.fontWeight.strong });
