import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { CartChange, CartLine as Line, CartRefusal } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Button, CartLine, IconButton, Notice, QuantityField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { amountInView } from '../../display/amount-in-view.ts';
import { thumbnailView } from '../../display/picture-view.ts';
import { priceView } from '../../display/price-view.ts';
import { refusalText } from '../../display/refusal-text.ts';
import { shopPath } from '../../navigation/shop-address.ts';
import { useOccasion } from '../../elements/use-occasion.ts';
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
  const occasion = useOccasion(problem);
  const { product } = line;
  const [image] = product.images;
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  const unit = priceView(line.unitPrice, product.lowestPrice, viewer);
  const quantity = stores.cart.wantedQuantity(line.id) ?? line.quantity;
  const most = Math.max(line.quantity, product.sku.stock.total);
  const refuse = (refusal: CartRefusal) => setProblem({ text: refusalText(refusal, t) });
  const change = async (answer: Promise<CartChange>) => {
    try {
      const result = await answer;
      if (!result.ok) return refuse(result.refusal);
      setProblem(null);
      return result.cart;
    } catch {
      setProblem({ text: t('errors.generic') });
    }
  };
  const remove = async () => {
    const cart = await change(stores.cart.remove(line.id));
    if (!cart) return;
    stores.ui.notifications.show(t('cart.removed', { name: product.name }));
    onRemove();
  };
  return (
    <li>
      <CartLine
        href={shopPath(product.canonicalUrl)}
        name={product.name}
        variant={variantText(product)}
        image={image && thumbnailView(config.imageBase, image)}
        price={priceView(line.totalPrice, null, viewer)}
        isBusy={stores.cart.isChanging(line.id)}
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
              value={quantity}
              max={most}
              onChange={(wanted) => void change(stores.cart.changeQuantity(line.id, wanted))}
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
