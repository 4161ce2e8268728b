import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { primary, secondary } = vars.action;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.strong,
  lineHeight: '1.25',
  textAlign: 'center',
  textDecorationLine: 'none',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': {
      background: vars.surface.sunken,
      borderColor: vars.border.hairline,
      color: vars.text.muted,
    },
  },
});

export const variant = styleVariants({
  primary: {
    background: primary.ground,
    color: primary.ink,
    selectors: {
      '&:hover:enabled, a&:hover': { background: primary.hover },
      '&:active:enabled, a&:active': { background: primary.press },
    },
  },
  secondary: {
    background: secondary.ground,
    borderColor: secondary.edge,
    color: secondary.ink,
    selectors: {
      '&:hover:enabled, a&:hover': { background: secondary.hover, borderColor: vars.border.strong },
      '&:active:enabled, a&:active': { background: secondary.press },
    },
  },
  quiet: {
    background: 'transparent',
    color: vars.text.link,
    selectors: {
      '&:hover:enabled, a&:hover': { background: vars.accentTint, color: vars.text.linkHover },
      '&:active:enabled, a&:active': { background: secondary.press },
      '&:disabled': { background: 'transparent', borderColor: 'transparent' },
    },
  },
});

export const size = styleVariants({
  s: { minHeight: vars.size.control, paddingInline: vars.space.m, fontSize: vars.fontSize.s },
  m: { minHeight: '3rem', paddingInline: vars.space.l, fontSize: vars.fontSize.m },
  // Enlarged text needs the room of a phone more than its surroundings do.
  l: { minHeight: '3.5rem', paddingInline: `min(${vars.space.xl}, 9vw)`, fontSize: vars.fontSize.l },
});

export const fullWidth = style({ width: '100%' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minWidth: 0,
});
/** Unseen while the spinner stands in its place; the button keeps its width and its spoken name. */
export const pendingContent = style([content, { opacity: 0 }]);
export const spinner = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.lessMotion]: { animationDuration: '4s' } },
});
