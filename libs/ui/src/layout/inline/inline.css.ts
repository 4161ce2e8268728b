import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', minWidth: 0 });
export const wrapping = style({ flexWrap: 'wrap' });
export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
});
export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});
