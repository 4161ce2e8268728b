import { IconButton } from '../actions/icon-button/icon-button.tsx';
import { ProductCard, type ProductCardProps } from '../commerce/product-card/product-card.tsx';
import { QuickAdd } from '../commerce/quick-add/quick-add.tsx';
import { cardColours } from './card-colours.ts';
import { goodsColours, photo, productLooks, secondPhoto } from './photos/photo.ts';
import { useTexts } from './story-texts.ts';

/** What the texts' products cost now and cost before, in whole crowns. */
const prices = [
  { selling: 1299, prior: 1699 },
  { selling: 399, prior: 499 },
  { selling: 249, prior: 329 },
  { selling: 899, prior: 1199 },
  { selling: 549, prior: 799 },
] as const;

export interface DemoCardProps extends Partial<ProductCardProps> {
  /** Which product of the range; it goes round. */
  index?: number;
  isReduced?: boolean;
}

/** A card of the stories' own range. */
export function DemoCard({ index = 0, isReduced = false, ...rest }: DemoCardProps) {
  const t = useTexts();
  const looks = productLooks[index % productLooks.length] ?? productLooks[0];
  const look = looks[Math.floor(index / productLooks.length) % 2] ?? looks[0];
  const { selling, prior } = prices[index % prices.length] ?? prices[0];
  const told = (text: string) => withPrices(text, selling, prior);
  const reduction = { prior: told(t.priorPrice), priorCaption: t.priorCaption, spoken: told(t.spokenReduced) };
  return (
    <ProductCard
      href={`#product-${index}`}
      name={t.products[index % t.products.length] ?? t.product}
      brand={t.brand}
      image={photo(look)}
      secondImage={secondPhoto(look)}
      price={{ selling: told(t.price), ...(isReduced && reduction) }}
      badges={isReduced ? [{ text: `−${Math.floor(100 - (100 * selling) / prior)} %`, tone: 'sale' }] : []}
      colours={cardColours(goodsColours, t)}
      priority="eager"
      actions={<IconButton icon="heart" variant="raised" label={t.favourite} />}
      compare={{ label: t.compare, href: `#compare-${index}`, of: String(index) }}
      quickAdd={<QuickAdd label={t.addToCart} href={`#product-${index}`} of={String(index)} />}
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
