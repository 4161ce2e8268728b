import { groupLines, type Cart, type CartLine as Line } from '@torg/commerce-sdk/domain';
import { sumVatAmounts } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { CartLine, Text } from '@torg/ui';
import { amountInView } from '../../../display/amount-in-view.ts';
import { thumbnailView } from '../../../display/picture-view.ts';
import { priceView, type PriceViewer } from '../../../display/price-view.ts';
import { variantText } from '../../../display/variant-text.ts';
import { shopPath } from '../../../navigation/shop-address.ts';
import { useScope } from '../../../scope/scope-context.tsx';
import * as styles from './order-view.css.ts';

interface OrderLinesProps {
  cart: Cart;
  viewer: PriceViewer;
}

/** What was bought: loose lines, and each package as one that opens. */
export function OrderLines({ cart, viewer }: OrderLinesProps) {
  const { t } = viewer;
  return (
    <ul className={styles.lines} aria-label={t('order.lines')}>
      {groupLines(cart.lines).map(({ groupKey, lines }) => {
        const [first] = lines;
        return first && (groupKey === null || !first.package) ? (
          lines.map((line) => <OrderLine key={line.id} line={line} viewer={viewer} />)
        ) : (
          <PackageLine key={groupKey} lines={lines} viewer={viewer} />
        );
      })}
    </ul>
  );
}

function OrderLine({ line, viewer }: { line: Line; viewer: PriceViewer }) {
  const t = useTranslate();
  const { config } = useScope();
  const { product, quantity } = line;
  const [image] = product.images;
  const unit = priceView(line.unitPrice, null, viewer);
  return (
    <li>
      <CartLine
        href={shopPath(product.canonicalUrl)}
        name={product.name}
        variant={variantText(product)}
        image={image && thumbnailView(config.imageBase, image)}
        price={priceView(line.totalPrice, null, viewer)}
        unitPrice={
          quantity > 1 ? t('cart.line.unitPrice', { price: amountInView(unit.selling, viewer.vatView, t) }) : undefined
        }
        note={line.message ? <Text size="s">{line.message}</Text> : undefined}
        quantity={<Text tone="muted">{line.isFreeGift ? t('order.gift') : t('order.quantity', { quantity })}</Text>}
      />
    </li>
  );
}

/** Opens by the browser itself, so it needs no script. */
function PackageLine({ lines, viewer }: { lines: readonly Line[]; viewer: PriceViewer }) {
  const t = useTranslate();
  const [first] = lines;
  if (!first) return null;
  const prices = lines.map(({ totalPrice }) => totalPrice);
  const whole = {
    ...first.totalPrice,
    selling: sumVatAmounts(prices.map(({ selling }) => selling)),
    regular: sumVatAmounts(prices.map(({ regular }) => regular)),
  };
  return (
    <li>
      <details className={styles.pack}>
        <summary className={styles.packSummary}>
          <span>
            <Text as="span" isStrong>
              {first.package?.packageName}
            </Text>{' '}
            <Text as="span" size="s" tone="soft">
              {t('order.package', { count: lines.length })}
            </Text>
          </span>
          <Text as="span" hasFigures>
            {priceView(whole, null, viewer).selling}
          </Text>
        </summary>
        <ul className={styles.packLines}>
          {lines.map((line) => (
            <OrderLine key={line.id} line={line} viewer={viewer} />
          ))}
        </ul>
      </details>
    </li>
  );
}
