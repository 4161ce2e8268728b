import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { ProductCard } from '../../commerce/product-card/product-card.tsx';
import { cardColours } from '../card-colours.ts';
import { photo, secondPhoto } from '../photos/photo.ts';
import { useTexts } from '../story-texts.ts';
import type { PageGoods } from './page-goods.ts';
import { usePagePrice } from './page-price.ts';
import type { PageTexts } from './page-texts-sv.ts';
import { usePageTexts } from './page-texts.ts';

export interface PageCardProps {
  goods: PageGoods;
  /** Its name, its price, and the price before if it is reduced. */
  texts: PageTexts['woollens'][number];
  headingLevel?: 2 | 3;
}

/** One of the goods of the pages, as a list shows it. */
export function PageCard({ goods, texts: [name, selling, prior], headingLevel = 3 }: PageCardProps) {
  const t = useTexts();
  const page = usePageTexts();
  const { discount, ...price } = usePagePrice(selling, prior);
  return (
    <ProductCard
      href={`#${name}`}
      name={name}
      brand={goods.brand ?? page.brand}
      image={photo(goods.look)}
      secondImage={secondPhoto(goods.look)}
      price={price}
      badges={discount ? [{ text: discount, tone: 'sale' }] : []}
      colours={cardColours(goods.colours, t, `${goods.colours.length} ${page.coloursOf}`)}
      headingLevel={headingLevel}
      priority="eager"
      actions={<IconButton icon="heart" variant="raised" label={t.favourite} />}
    />
  );
}
