import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const section = style({
  paddingBlock: vars.space.xl,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  scrollMarginBlockStart: vars.space.l,
});

/** For a browser without script, which cannot work out what a pick costs. */
export const count = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
