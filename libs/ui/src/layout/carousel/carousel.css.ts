import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ position: 'relative', minWidth: 0 });
export const row = style({
  display: 'flex',
  gap: vars.space.m,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  '@media': { [media.lessMotion]: { scrollBehavior: 'auto' }, [media.withoutScript]: { scrollbarWidth: 'thin' } },
});
const item = style({ flexShrink: 0, minWidth: 0, scrollSnapAlign: 'start' });
const columns = (count: number) => `calc((100% - ${count - 1} * ${vars.space.m}) / ${count})`;

export const size = styleVariants({
  /** One fills the row. */
  slide: [item, { width: '100%' }],
  /** A little of the next card shows that there are more. */
  card: [
    item,
    {
      width: '44%',
      '@media': { [media.tablet]: { width: columns(3) }, [media.wide]: { width: columns(4) } },
    },
  ],
});
const arrow = style({
  position: 'absolute',
  zIndex: 1,
  top: `calc(50% - ${vars.size.control})`,
  '@media': { [media.withoutScript]: { display: 'none' } },
});
export const previous = style([arrow, { insetInlineStart: vars.space.xs }]);
export const next = style([arrow, { insetInlineEnd: vars.space.xs }]);
export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  minHeight: vars.size.control,
  '@media': { [media.withoutScript]: { display: 'none' } },
});
export const dot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      width: '0.625rem',
      height: '0.625rem',
      border: `2px solid ${vars.border.control}`,
      borderRadius: vars.radius.full,
      transition: `background ${vars.motion.fast}, width ${vars.motion.fast}`,
    },
    '&:hover::before': { borderColor: vars.border.strong },
    '&[aria-current]::before': {
      width: '1.5rem',
      borderColor: vars.action.primary.ground,
      background: vars.action.primary.ground,
    },
  },
});
