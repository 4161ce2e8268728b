import { IconButton } from '../actions/icon-button/icon-button.tsx';
import { ProductCard, type ProductCardProps } from '../commerce/product-card/product-card.tsx';
import { type DrawnShape, drawnPicture, goodsColours } from './drawn-pictures.ts';
import { useTexts } from './story-texts.ts';

/** The range: what is drawn, and what it costs now and cost before, in whole crowns. */
const range: readonly { shape: DrawnShape; selling: number; prior: number }[] = [
  { shape: 'sweater', selling: 1299, prior: 1699 },
  { shape: 'beanie', selling: 399, prior: 499 },
  { shape: 'mug', selling: 249, prior: 329 },
  { shape: 'blanket', selling: 899, prior: 1199 },
  { shape: 'vase', selling: 549, prior: 799 },
];

export interface DemoCardProps extends Partial<ProductCardProps> {
  /** Which product of the range; it goes round. */
  index?: number;
  isReduced?: boolean;
}

/** A card of the stories' own range. */
export function DemoCard({ index = 0, isReduced = false, ...rest }: DemoCardProps) {
  const t = useTexts();
  const { shape, selling, prior } = range[index % range.length] ?? { shape: 'sweater', selling: 1299, prior: 1699 };
  const colour = goodsColours[(index * 3 + 1) % goodsColours.length] ?? goodsColours[0];
  const other = goodsColours[(index * 3 + 2) % goodsColours.length] ?? goodsColours[1];
  const told = (text: string) => withPrices(text, selling, prior);
  const reduction = { prior: told(t.priorPrice), priorCaption: t.priorCaption, spoken: told(t.spokenReduced) };
  return (
    <ProductCard
      href={`#product-${index}`}
      name={t.products[index % t.products.length] ?? t.product}
      brand={t.brand}
      image={drawnPicture(shape, colour)}
      secondImage={drawnPicture(shape, other)}
      price={{ selling: told(t.price), ...(isReduced && reduction) }}
      badge={isReduced ? `−${Math.floor(100 - (100 * selling) / prior)} %` : undefined}
      colours={{ label: t.colourCount, colours: goodsColours }}
      priority="eager"
      actions={<IconButton icon="heart" variant="raised" label={t.favourite} />}
      {...rest}
    />
  );
}

/** A text that tells of 1 299 and 1 699 kronor, with other prices in their place. */
function withPrices(text: string, selling: number, prior: number): string {
  return text.replace(/1\s299/g, grouped(selling)).replace(/1\s699/g, grouped(prior));
}

/** With a space between thousands: `1 299`. */
function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
