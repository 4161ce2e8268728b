import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** The sum beside what is filled in; on a narrow screen right above the button that pays it. */
export const checkout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateAreas: '"fields summary" "finish summary"',
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      columnGap: vars.space.xxxl,
      alignItems: 'start',
    },
  },
});
export const fields = style({ gridArea: 'fields', display: 'grid', gap: vars.space.xl, minWidth: 0 });
export const section = style({ display: 'grid', gap: vars.space.m, minWidth: 0 });
export const legend = style({ fontWeight: vars.fontWeight.strong, paddingBlockEnd: vars.space.s });
export const finish = style([section, { gridArea: 'finish' }]);
export const summary = style({
  gridArea: 'summary',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.l } },
});
export const lines = style({ display: 'grid', gap: vars.space.s });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m });
export const small = style({ display: 'block', color: vars.text.soft, fontSize: vars.fontSize.s });
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const order = style({ display: 'grid', gap: vars.space.s });
/** The sum stays at the foot of a narrow window; on a wide one it stands beside the fields. */
export const footTotal = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.space.m})`,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontSize: vars.fontSize.l,
  fontVariantNumeric: 'tabular-nums',
});
