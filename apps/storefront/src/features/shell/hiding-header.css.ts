import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** In a low window, or one that is zoomed in far, it would take the room of the page. */
const highEnough = '(min-height: 30rem)';

/** Scrolls away with the page. */
export const still = style({
  background: vars.surface.page,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const header = style([
  still,
  {
    '@media': {
      [highEnough]: {
        position: 'sticky',
        top: 0,
        zIndex: 40,
        transition: `transform ${vars.motion.panel} ${vars.motion.enter}`,
      },
    },
  },
]);

export const hidden = style({
  '@media': { [highEnough]: { selectors: { '&:not(:focus-within)': { transform: 'translateY(-100%)' } } } },
});

// What gets the focus shall not come to rest under the header.
globalStyle('html', { '@media': { [highEnough]: { scrollPaddingTop: '10rem' } } });
