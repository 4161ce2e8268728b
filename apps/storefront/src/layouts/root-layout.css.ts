import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';
import { heldMark } from '../page/held-mark.ts';

export const main = style({
  display: 'block',
  minHeight: '70vh',
  paddingBlock: `${vars.space.l} ${vars.space.giant}`,
  outline: 'none',
});

const fade = keyframes({ to: { opacity: 0.35 } });

// What was pressed before the page was alive shows that the press was taken.
globalStyle(`[${heldMark}]`, {
  cursor: 'progress',
  animation: `${fade} 500ms ease-in-out infinite alternate`,
  '@media': { [media.lessMotion]: { animation: 'none', opacity: 0.6 } },
});
