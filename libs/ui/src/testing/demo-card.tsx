import { IconButton } from '../actions/icon-button/icon-button.tsx';
import { ProductCard, type ProductCardProps } from '../commerce/product-card/product-card.tsx';
import { type DrawnShape, drawnPicture, goodsColours } from './drawn-pictures.ts';
import { useTexts } from './story-texts.ts';

const shapes: readonly DrawnShape[] = ['sweater', 'beanie', 'mug', 'blanket', 'vase'];

export interface DemoCardProps extends Partial<ProductCardProps> {
  /** Which product of the range; it goes round. */
  index?: number;
  isReduced?: boolean;
}

/** A card of the stories' own range. */
export function DemoCard({ index = 0, isReduced = false, ...rest }: DemoCardProps) {
  const t = useTexts();
  const shape = shapes[index % shapes.length] ?? 'sweater';
  const colour = goodsColours[(index * 3 + 1) % goodsColours.length] ?? goodsColours[0];
  const other = goodsColours[(index * 3 + 2) % goodsColours.length] ?? goodsColours[1];
  const reduction = { prior: t.priorPrice, priorCaption: t.priorCaption, spoken: t.spokenReduced };
  return (
    <ProductCard
      href={`#product-${index}`}
      name={t.products[index % t.products.length] ?? t.product}
      brand={t.brand}
      image={drawnPicture(shape, colour)}
      secondImage={drawnPicture(shape, other)}
      price={{ selling: t.price, ...(isReduced && reduction) }}
      badge={isReduced ? t.discount : undefined}
      colours={{ label: t.colourCount, colours: goodsColours }}
      priority="eager"
      actions={<IconButton icon="heart" label={t.favourite} />}
      {...rest}
    />
  );
}
