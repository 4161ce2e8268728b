import type { TokenName } from './tokens.ts';

/** Two tokens that meet on the screen, and the contrast that WCAG 2.2 AA asks of them. */
export interface ColourPair {
  ink: TokenName;
  ground: TokenName;
  atLeast: 4.5 | 3;
}

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.picture'] as const;
const inks = ['text.strong', 'text.soft', 'text.muted', 'text.link', 'text.linkHover', 'price.sale'] as const;
const statuses = ['success', 'warning', 'danger', 'info'] as const;

const text = (ink: TokenName, ground: TokenName): ColourPair => ({ ink, ground, atLeast: 4.5 });
const edge = (ink: TokenName, ground: TokenName): ColourPair => ({ ink, ground, atLeast: 3 });

/** Every pair that the components put together: texts on their grounds, and edges of controls on what surrounds them. */
export function colourPairs(): readonly ColourPair[] {
  return [
    ...inks.flatMap((ink) => surfaces.map((ground) => text(ink, ground))),
    text('text.inverse', 'surface.inverse'),
    text('accentInk', 'accent'),
    text('text.strong', 'accentTint'),
    text('text.link', 'accentTint'),
    ...(['ground', 'hover', 'press'] as const).map((state) => text('action.primary.ink', `action.primary.${state}`)),
    ...(['ground', 'hover', 'press'] as const).map((state) =>
      text('action.secondary.ink', `action.secondary.${state}`),
    ),
    ...statuses.map((status) => text(`status.${status}.ink`, `status.${status}.ground`)),
    ...statuses.flatMap((status) => surfaces.slice(0, 3).map((ground) => text(`status.${status}.ink`, ground))),
    ...surfaces.flatMap((ground) => [edge('border.control', ground), edge('focus', ground)]),
    ...surfaces.flatMap((ground) => [edge('action.primary.ground', ground), edge('action.secondary.edge', ground)]),
    edge('accent', 'surface.page'),
    edge('accent', 'surface.raised'),
    ...surfaces.map((ground) => edge('accentMark', ground)),
    ...statuses.flatMap((status) => [
      edge(`status.${status}.border`, 'surface.page'),
      edge(`status.${status}.border`, `status.${status}.ground`),
    ]),
  ];
}
