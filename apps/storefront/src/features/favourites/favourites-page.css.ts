import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';
import { framedLink } from '../../elements/framed-link.css.ts';

/** As high as the window, so that the footer comes into no view when what is marked is less than the grey cards. */
export const place = style({ minHeight: '100vh' });

export const tab = style([
  framedLink,
  {
    paddingInline: vars.space.m,
    borderRadius: vars.radius.full,
    selectors: {
      '&[aria-current]': {
        background: vars.surface.inverse,
        color: vars.text.inverse,
        borderColor: vars.surface.inverse,
      },
    },
  },
]);

export const count = style({ marginInlineStart: vars.space.xs, fontVariantNumeric: 'tabular-nums' });

export const fold = style({ maxWidth: '32rem' });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** A field and its button: beside each other where there is room. */
export const line = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});

export const put = style({ display: 'grid', gap: vars.space.xs });
