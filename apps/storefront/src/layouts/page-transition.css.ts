import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '@torg/ui';

const leave = keyframes({ to: { opacity: 0 } });
const enter = keyframes({ from: { opacity: 0 } });

// One page goes out before the next comes in. What the pages have in common, the header, stands still meanwhile.
globalStyle(':root', { viewTransitionName: 'page' });
globalStyle('::view-transition', { background: vars.surface.page, pointerEvents: 'none' });
globalStyle('::view-transition-old(page), ::view-transition-new(page)', { mixBlendMode: 'normal' });
globalStyle('::view-transition-old(page)', { animation: `${leave} 90ms ease-in both` });
globalStyle('::view-transition-new(page)', { animation: `${enter} ${vars.motion.fast} ease-out 90ms both` });
globalStyle('::view-transition-group(header)', { animation: 'none' });
globalStyle('::view-transition-old(header)', { display: 'none' });
globalStyle('::view-transition-new(header)', { animation: 'none', mixBlendMode: 'normal' });
