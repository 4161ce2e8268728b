import { observer } from 'mobx-react-lite';
import type { CartLine as Line } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, CartLine, IconButton, Notice, QuantityField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { amountInView } from '../../display/amount-in-view.ts';
import { thumbnailView } from '../../display/picture-view.ts';
import { priceView } from '../../display/price-view.ts';
import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { shopPath } from '../../navigation/shop-address.ts';
import { useChangeCount } from '../../elements/use-change-count.ts';
import { variantText } from '../../display/variant-text.ts';
import { useForm } from '../../page/form/use-form.tsx';
import * as styles from './cart-contents.css.ts';

const quantityForm = { name: 'cart-line', fetch: async () => (await import('./cart-line.form.ts')).cartLineForm };
const removeForm = { name: 'cart-remove', fetch: async () => (await import('./cart-remove.form.ts')).cartRemoveForm };

export interface CartLineItemProps {
  line: Line;
  /** Called when the line is about to go, and the focus with it. */
  onRemove(): void;
}

/** One line of the cart with its own two forms: another quantity, and none. */
export const CartLineItem = observer(function CartLineItem({ line, onRemove }: CartLineItemProps) {
  const t = useTranslate();
  const { config, site, stores } = useScope();
  const quantity = useForm(quantityForm, {
    about: { lineId: line.id },
    isPrefetched: true,
    latestWins: true,
    leadsOn: false,
  });
  const removal = useForm(removeForm, {
    about: { lineId: line.id },
    isPrefetched: true,
    leadsOn: false,
    // The line is gone, and its words with it; where the server refuses, it comes back.
    onAnswer(answer) {
      const refusal = cartAnswerText(answer, { t, isOnline: stores.ui.online });
      stores.ui.notifications.show(
        refusal ?? t('cart.removed', { name: product.name }),
        refusal === null ? {} : { mode: 'error' },
      );
    },
  });
  const answer = quantity.outcome?.answer ?? removal.outcome?.answer ?? null;
  const problem = quantity.field('quantity').error ?? cartAnswerText(answer, { t, isOnline: stores.ui.online });
  const occasion = useChangeCount(quantity.outcome);
  const { product } = line;
  const [image] = product.images;
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  const unit = priceView(line.unitPrice, product.lowestPrice, viewer);
  const wanted = stores.cart.wantedQuantity(line.id);
  const most = Math.max(line.quantity, product.sku.stock.total);
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
              {problem}
            </Notice>
          )
        }
        quantity={
          <form {...quantity.props} onSubmit={(event) => event.preventDefault()}>
            {quantity.marker}
            <QuantityField
              label={t('cart.line.quantity', { name: product.name })}
              isLabelHidden
              decreaseLabel={t('product.decrease')}
              increaseLabel={t('product.increase')}
              value={wanted ?? line.quantity}
              max={most}
              onChange={(wish) => quantity.send({ quantity: String(wish) })}
              onRefuse={(typed) => quantity.send({ quantity: typed })}
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
            {...removal.props}
            onSubmit={(event) => {
              removal.props.onSubmit(event);
              onRemove();
            }}
          >
            {removal.marker}
            <IconButton type="submit" icon="trash" label={t('cart.line.remove', { name: product.name })} />
          </form>
        }
      />
    </li>
  );
});
