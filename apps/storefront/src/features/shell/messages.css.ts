import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

/** Stands at the lower edge of the window, wherever the page is scrolled to. */
export const offline = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 30,
});

export const action = style({ marginTop: vars.space.s });

// What takes the focus keeps clear of it.
globalStyle(`:root:has(${offline} > *)`, { scrollPaddingBlockEnd: vars.space.giant });
