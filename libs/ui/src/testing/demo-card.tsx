import { IconButton } from '../actions/icon-button/icon-button.tsx';
import { ProductCard, type ProductCardProps } from '../commerce/product-card/product-card.tsx';
import type { PhotoName } from './photos/photo-names.ts';
import { goodsColours, photo } from './photos/photo.ts';
import { useTexts } from './story-texts.ts';

/** Two views of a product. */
type Look = readonly [PhotoName, PhotoName];

/** The range: its pictures in two colours, and what it costs now and cost before, in whole crowns. */
const range = [
  {
    looks: [
      ['troja-fjall-rund-hals-gran-front', 'troja-fjall-rund-hals-gran-detail'],
      ['troja-fjall-rund-hals-kritvit-front', 'troja-fjall-rund-hals-kritvit-detail'],
    ],
    selling: 1299,
    prior: 1699,
  },
  {
    looks: [
      ['mossa-bris-lingon-front', 'mossa-bris-lingon-detail'],
      ['mossa-bris-gran-front', 'mossa-bris-gran-detail'],
    ],
    selling: 399,
    prior: 499,
  },
  {
    looks: [
      ['mugg-strand-terrakotta-front', 'mugg-strand-terrakotta-angle'],
      ['mugg-strand-havre-front', 'mugg-strand-havre-angle'],
    ],
    selling: 249,
    prior: 329,
  },
  {
    looks: [
      ['plad-frost-senap-front', 'plad-frost-senap-detail'],
      ['plad-frost-skiffer-front', 'plad-frost-skiffer-detail'],
    ],
    selling: 899,
    prior: 1199,
  },
  {
    looks: [
      ['vas-aker-kritvit-front', 'vas-aker-kritvit-scene'],
      ['vas-aker-terrakotta-front', 'vas-aker-terrakotta-scene'],
    ],
    selling: 549,
    prior: 799,
  },
] as const satisfies readonly { looks: readonly [Look, Look]; selling: number; prior: number }[];

export interface DemoCardProps extends Partial<ProductCardProps> {
  /** Which product of the range; it goes round. */
  index?: number;
  isReduced?: boolean;
}

/** A card of the stories' own range. */
export function DemoCard({ index = 0, isReduced = false, ...rest }: DemoCardProps) {
  const t = useTexts();
  const { looks, selling, prior } = range[index % range.length] ?? range[0];
  const [image, secondImage] = looks[Math.floor(index / range.length) % 2] ?? looks[0];
  const told = (text: string) => withPrices(text, selling, prior);
  const reduction = { prior: told(t.priorPrice), priorCaption: t.priorCaption, spoken: told(t.spokenReduced) };
  return (
    <ProductCard
      href={`#product-${index}`}
      name={t.products[index % t.products.length] ?? t.product}
      brand={t.brand}
      image={photo(image)}
      secondImage={photo(secondImage)}
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
