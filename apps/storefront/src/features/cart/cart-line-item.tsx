import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { CartChangeResult } from '@torg/commerce-sdk';
import type { CartLine as Line } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Button, CartLine, IconButton, Notice, QuantityField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { amountInView } from '../../display/amount-in-view.ts';
import { thumbnailView } from '../../display/picture-view.ts';
import { priceView } from '../../display/price-view.ts';
import { refusalText, type ShownRefusal } from '../../display/refusal-text.ts';
import { shopPath } from '../../navigation/shop-address.ts';
import { useChangeCount } from '../../elements/use-change-count.ts';
import { variantText } from '../../display/variant-text.ts';
import { quantityRefusal } from './quantity-refusal.ts';
import * as styles from './cart-contents.css.ts';

export interface CartLineItemProps {
  line: Line;
  /** Called when the line is gone, and the focus with it. */
  onRemove(): void;
}

/** One line of the cart with its own two forms: another quantity, and none. */
export const CartLineItem = observer(function CartLineItem({ line, onRemove }: CartLineItemProps) {
  const t = useTranslate();
  const { config, site, stores } = useScope();
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const occasion = useChangeCount(problem);
  const { product } = line;
  const [image] = product.images;
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  const unit = priceView(line.unitPrice, product.lowestPrice, viewer);
  const wanted = stores.cart.wantedQuantity(line.id);
  const most = Math.max(line.quantity, product.sku.stock.total);
  const refuse = (refusal: ShownRefusal) => setProblem({ text: refusalText(refusal, t) });
  const change = async (answer: Promise<CartChangeResult>) => {
    const verdict = await answer;
    if (verdict.ok) setProblem(null);
    else refuse(verdict.refusal);
  };
  const remove = async () => {
    const answer = stores.cart.setQuantity(line.id, 0);
    // The line is gone from here on, and the button with it; where the server refuses, it comes back.
    onRemove();
    const verdict = await answer;
    const text = verdict.ok ? t('cart.removed', { name: product.name }) : refusalText(verdict.refusal, t);
    stores.ui.notifications.show(text, verdict.ok ? {} : { mode: 'error' });
  };
  return (
    <li>
      <CartLine
        href={shopPath(product.canonicalUrl)}
        name={product.name}
        variant={variantText(product)}
        image={image && thumbnailView(config.imageBase, image)}
        price={priceView(line.totalPrice, null, viewer)}
        isBusy={wanted !== null}
        unitPrice={
          line.quantity > 1
            ? t('cart.line.unitPrice', { price: amountInView(unit.selling, viewer.vatView, t) })
            : undefined
        }
        note={
          problem && (
            <Notice key={occasion} tone="warning" role="alert">
              {problem.text}
            </Notice>
          )
        }
        quantity={
          <form
            method="post"
            action={siteHref(site, 'cart', {})}
            onSubmit={(event) => event.preventDefault()}
            noValidate
          >
            <input type="hidden" name="lineId" value={line.id} />
            <QuantityField
              label={t('cart.line.quantity', { name: product.name })}
              isLabelHidden
              decreaseLabel={t('product.decrease')}
              increaseLabel={t('product.increase')}
              value={wanted ?? line.quantity}
              max={most}
              onChange={(quantity) => void change(stores.cart.setQuantity(line.id, quantity))}
              onRefuse={(typed) => refuse(quantityRefusal(typed, most))}
              size="s"
            />
            <span className={styles.sendButton}>
              <Button type="submit" variant="quiet" size="s">
                {t('cart.line.update')}
              </Button>
            </span>
          </form>
        }
        remove={
          <form
            method="post"
            action={siteHref(site, 'cart', {})}
            onSubmit={(event) => {
              event.preventDefault();
              void remove();
            }}
          >
            <input type="hidden" name="lineId" value={line.id} />
            <input type="hidden" name="quantity" value="0" />
            <IconButton type="submit" icon="trash" label={t('cart.line.remove', { name: product.name })} />
          </form>
        }
      />
    </li>
  );
});
