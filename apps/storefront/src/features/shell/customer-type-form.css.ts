import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const types = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: '2px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.full,
  background: vars.surface.page,
});

export const type = style({
  minHeight: '2.25rem',
  paddingInline: vars.space.m,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: vars.text.soft,
  fontSize: vars.fontSize.s,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&[aria-pressed="true"]': {
      borderColor: vars.border.strong,
      background: vars.surface.raised,
      color: vars.text.strong,
      fontWeight: vars.fontWeight.strong,
    },
  },
  '@media': {
    [media.touch]: { minHeight: vars.size.touch },
    [media.forcedColours]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    },
  },
});
