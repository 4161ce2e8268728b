import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const iconButton = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { color: vars.border.control, cursor: 'not-allowed' },
    '&[aria-pressed="true"]': { color: vars.text.link },
  },
});

/** Fills the sign of a button that says it is marked; script may say so where nothing is drawn anew. */
globalStyle(`${iconButton}[data-marked] path`, { fill: 'currentColor' });

export const variant = styleVariants({
  plain: {
    selectors: {
      '&:hover:enabled, a&:hover': { background: vars.action.secondary.hover },
      '&:active:enabled, a&:active': { background: vars.action.secondary.press },
    },
  },
  /** Over a picture. */
  raised: {
    background: vars.surface.raised,
    color: vars.text.strong,
    boxShadow: vars.shadow.raised,
    selectors: { '&:hover:enabled, a&:hover': { color: vars.text.link } },
  },
});

/** Out of the flow, so that it may come late. What the element is called says it too. */
globalStyle(`${iconButton}[data-count]::after`, {
  content: 'attr(data-count)',
  position: 'absolute',
  insetInlineEnd: '0.0625rem',
  top: '0.0625rem',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: vars.radius.full,
  background: vars.accent,
  color: vars.accentInk,
  fontSize: '0.75rem',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
});
