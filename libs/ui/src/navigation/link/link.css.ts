import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = style({
  transition: `color ${vars.motion.fast}`,
  selectors: { '&:hover': { color: vars.text.linkHover, textDecorationThickness: '2px' } },
});
export const tone = styleVariants({
  accent: { color: vars.text.link },
  plain: { color: 'inherit' },
  /** For rows of links whose place already says that they link. */
  quiet: {
    color: 'inherit',
    textDecorationLine: 'none',
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  },
});
/** A finger needs more room than a line of text has. */
export const standalone = style({
  '@media': {
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: vars.size.touch,
      minHeight: vars.size.touch,
    },
  },
});
