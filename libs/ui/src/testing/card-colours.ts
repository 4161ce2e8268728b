import type { CardColoursProps } from '../commerce/product-card/card-colours.tsx';
import type { StoryTexts } from './story-texts.ts';

/** Some of the stories' colours, as a card shows them. */
export function cardColours(colours: readonly string[], t: StoryTexts, label = t.colourCount): CardColoursProps {
  return {
    label,
    colours: colours.map((colour, index) => ({
      colour,
      label: t.colours[index % t.colours.length] ?? colour,
      href: `#colour-${index}`,
    })),
  };
}
