import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const layout = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      columnGap: vars.space.xxxl,
      rowGap: vars.space.xxl,
      alignItems: 'start',
    },
  },
});
/** How far above the foot of the screen the sums are seen below: by then the bar is gone. */
const reach = 'max(0px, 100dvh - 30rem)';
/** On a narrow screen what sticks to its top follows its height, and no farther. */
export const underBar = style({ display: 'flow-root', '@media': { [media.desktop]: { display: 'contents' } } });
/** The summary stands first in the page, and at the end of a wide screen's row. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  paddingBlockStart: vars.space.l,
  selectors: { [`${underBar}:not(:last-child) > &`]: { marginBlockEnd: `calc(-1 * ${reach})` } },
  '@media': {
    [media.desktop]: {
      gridRow: 1,
      gridColumn: 1,
      maxWidth: '44rem',
      paddingBlockStart: 0,
      selectors: { [`${underBar}:not(:last-child) > &`]: { marginBlockEnd: 0 } },
    },
  },
});
/** Takes no room of its own: the summary is the layout's child to its eyes. */
export const summary = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'block', gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'stretch' } },
});
export const finish = style({
  marginBlockStart: `calc(${reach} + ${vars.space.xxl})`,
  '@media': { [media.desktop]: { gridRow: 2, gridColumn: 1, maxWidth: '44rem', marginBlockStart: 0 } },
});
