import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { row } from '../../inputs/choice/choice.css.ts';

const { primary } = vars.action;
const working = keyframes({ to: { borderColor: vars.accentMark } });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  marginTop: vars.space.s,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});
/** The frame says that the option is picked, in forced colours too; what opens lies in the same frame. */
export const card = style({
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&:has(> label > :checked)': {
      borderColor: primary.ground,
      boxShadow: `0 0 0 1px ${primary.ground}`,
    },
    '&:has(> label > :focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    '&:has(> label > :disabled)': { borderColor: vars.border.hairline, background: vars.surface.sunken },
    '[aria-invalid="true"] &': { borderColor: vars.status.danger.border },
    '[aria-busy="true"] > &': {
      animation: `${working} calc(4 * ${vars.motion.panel}) infinite alternate`,
    },
  },
  '@media': {
    [media.lessMotion]: {
      selectors: { '[aria-busy="true"] > &': { borderColor: vars.accentMark, animation: 'none' } },
    },
    [media.forcedColours]: {
      selectors: {
        '&:has(> label > :checked)': { outline: '3px solid Highlight' },
        // The focus is another line than the pick, and farther out.
        '&:has(> label > :checked:focus-visible)': {
          borderColor: 'Highlight',
          outline: '2px solid CanvasText',
          outlineOffset: 3,
        },
        '&:has(> label > :disabled)': { borderStyle: 'dashed' },
      },
    },
  },
});
export const head = style([
  row,
  {
    padding: vars.space.m,
    borderRadius: `calc(${vars.radius.card} - 1px)`,
    selectors: {
      '&:has(> :checked)': { background: vars.accentTint },
      '&:has(> :checked):not(:last-child)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    },
  },
]);
// The frame of the card shows the focus already.
globalStyle(`${head} > :focus-visible`, { outline: 0, boxShadow: 'none' });

export const name = style({ display: 'flex', gap: vars.space.xs, fontWeight: vars.fontWeight.strong });
/** Stands in the middle of the first line, however many the name has. */
export const sign = style({ display: 'inline-flex', alignItems: 'center', height: '1.5em' });
export const note = style({ display: 'block', color: vars.text.soft });
export const end = style({ display: 'grid', justifyItems: 'end', gap: vars.space.xxs });
export const fee = style({ fontWeight: vars.fontWeight.strong });
export const free = style({ color: vars.status.success.ink });
export const logos = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.xxs });
export const logo = style({ width: 'auto', height: '1.5rem', maxWidth: '5rem', objectFit: 'contain' });
/** Opens under the option that is picked, without script too. */
export const panel = style({
  display: 'none',
  gap: vars.space.m,
  padding: vars.space.m,
  selectors: { [`${card}:has(> label > :checked) > &`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
