import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const centred = { width: '100%', marginInline: 'auto', paddingInline: vars.layout.gutter };

export const container = styleVariants({
  page: [{ ...centred, maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})` }],
  narrow: [{ ...centred, maxWidth: `calc(48rem + 2 * ${vars.layout.gutter})` }],
});
