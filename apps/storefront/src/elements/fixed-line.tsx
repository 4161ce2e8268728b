import type { ReactNode } from 'react';
import type { CartLine as Line } from '@torg/commerce-sdk/domain';
import { CartLine, Text } from '@torg/ui';
import { thumbnailView } from '../display/picture-view.ts';
import { priceView, type PriceViewer } from '../display/price-view.ts';
import { variantText } from '../display/variant-text.ts';
import { useScope } from '../scope/scope-context.tsx';

interface FixedLineProps {
  line: Line;
  viewer: PriceViewer;
  /** How many there are, or that it is a gift. */
  quantity: string;
  /** The price of one, where the line holds several. */
  unitPrice?: string | undefined;
  note?: ReactNode;
  /** Why the shop gives it. */
  campaign?: string | undefined;
}

/** A line about which nothing can be changed: one that was bought, or one that the shop gives. */
export function FixedLine({ line, viewer, quantity, unitPrice, note, campaign }: FixedLineProps) {
  const { config } = useScope();
  const { product } = line;
  const [image] = product.images;
  return (
    <li>
      <CartLine
        href={product.canonicalUrl}
        name={product.name}
        variant={variantText(product)}
        image={image && thumbnailView(config.imageBase, image)}
        price={priceView(line.totalPrice, null, viewer)}
        unitPrice={unitPrice}
        note={note}
        campaign={campaign}
        quantity={<Text tone="muted">{quantity}</Text>}
      />
    </li>
  );
}
