import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

// A browser that cannot unfold what is closed by a style keeps the sections folded on wide screens too.
const unfolds = 'selector(::details-content)';

export const heading = style({
  display: 'none',
  marginBlockEnd: vars.space.s,
  '@supports': { [unfolds]: { '@media': { [media.tablet]: { display: 'block' } } } },
});

export const fold = style({
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  '@supports': {
    [unfolds]: {
      '@media': {
        [media.tablet]: {
          borderBlockEnd: 0,
          selectors: { '&::details-content': { contentVisibility: 'visible' } },
        },
      },
    },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '3.25rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { [unfolds]: { '@media': { [media.tablet]: { display: 'none' } } } },
});

export const sign = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${fold}[open] > ${summary} &`]: { transform: 'rotate(-180deg)' } },
  '@media': { [media.lessMotion]: { transition: 'none' } },
});

export const content = style({
  paddingBlockEnd: vars.space.l,
  '@supports': { [unfolds]: { '@media': { [media.tablet]: { paddingBlockEnd: 0 } } } },
});
