import { groupLines, type Cart, type CartLine as Line } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { CartLine, PackageContents } from '@torg/ui';
import { amountInView } from '../display/amount-in-view.ts';
import { linesPrice } from '../display/lines-price.ts';
import { thumbnailView } from '../display/picture-view.ts';
import { packageView, unitsOf } from '../display/package-view.ts';
import { priceView, type PriceViewer } from '../display/price-view.ts';
import { LineMessage } from './line-message.tsx';
import { useScope } from '../scope/scope-context.tsx';
import { FixedLine } from './fixed-line.tsx';
import * as styles from './bought-lines.css.ts';

interface BoughtLinesProps {
  cart: Cart;
  viewer: PriceViewer;
}

/** What was bought: loose lines, and each package as one. */
export function BoughtLines({ cart, viewer }: BoughtLinesProps) {
  const t = useTranslate();
  return (
    <ul className={styles.lines} aria-label={t('order.lines')}>
      {groupLines(cart.lines).map(({ groupKey, lines }) =>
        groupKey === null || !lines[0]?.package ? (
          lines.map((line) => <BoughtLine key={line.id} line={line} viewer={viewer} />)
        ) : (
          <BoughtPackage key={groupKey} lines={lines} viewer={viewer} />
        ),
      )}
    </ul>
  );
}

function BoughtLine({ line, viewer }: { line: Line; viewer: PriceViewer }) {
  const { t, vatView } = viewer;
  const { quantity, message } = line;
  const price = amountInView(priceView(line.unitPrice, null, viewer).selling, vatView, t);
  return (
    <FixedLine
      line={line}
      // What costs nothing has no VAT to tell of.
      viewer={line.isFreeGift ? { ...viewer, vatView: 'incVat' } : viewer}
      unitPrice={quantity > 1 ? t('cart.line.unitPrice', { price }) : undefined}
      note={message === null ? undefined : <LineMessage message={message} />}
      quantity={line.isFreeGift ? t('cart.line.gift') : t('order.quantity', { quantity })}
    />
  );
}

/** Open from the start, as what is closed is not on paper. */
function BoughtPackage({ lines, viewer }: { lines: readonly Line[]; viewer: PriceViewer }) {
  const { t } = viewer;
  const { config } = useScope();
  const price = linesPrice(lines);
  const image = lines[0]?.product.images[0];
  if (!price) return null;
  return (
    <li>
      <CartLine
        name={lines[0]?.package?.packageName ?? ''}
        image={image && thumbnailView(config.imageBase, image)}
        contents={
          <PackageContents {...packageView(lines, t)} label={t('order.package', { count: unitsOf(lines) })} isOpen />
        }
        price={priceView(price, null, viewer)}
        quantity={null}
      />
    </li>
  );
}
