import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { headingStyles } from '../../theme/text-styles.ts';
import { vars } from '../../theme/vars.css.ts';

const { fontSize } = vars;

export const heading = style({
  letterSpacing: `${headingStyles.xl.tracking}em`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const size = styleVariants(headingStyles, (step) => ({
  fontSize: fontSize[step.phone],
  '@media': { [media.tablet]: { fontSize: fontSize[step.size] } },
}));
