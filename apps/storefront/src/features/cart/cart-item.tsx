import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { GroupedItem, OptimisticUpdate } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, CartLine, IconButton, Link, Notice, PackageContents, QuantityField } from '@torg/ui';
import type { AppScope } from '../../scope/app-scope.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { amountInView } from '../../display/amount-in-view.ts';
import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { thumbnailView } from '../../display/picture-view.ts';
import { packageView } from '../../display/package-view.ts';
import { priceView } from '../../display/price-view.ts';
import { variantText } from '../../display/variant-text.ts';
import { LineMessage } from '../../elements/line-message.tsx';
import { useChangeCount } from '../../elements/use-change-count.ts';
import { LaterItemNews, LaterKeepForLater, LaterLineBreak, LaterLineNote } from './cart-parts.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { LaterGiftChange } from './gift-change-parts.ts';
import { itemView, type ItemView } from './item-view.ts';
import { itemName, keepPlaces } from './line-places.ts';
import { newsOf } from './news-of.ts';

import { campaignNames, unitPrices } from './price-reasons.ts';
import { quantityForm, removalForm } from './item-forms.ts';
import * as styles from './cart-contents.css.ts';

export interface CartItemProps {
  item: GroupedItem;
  /** Called when the item is about to go, and the focus with it. */
  onRemove(): void;
  /** Called once it is gone, with what there is to hear. */
  onRemoved(said: string): void;
}

/** One line of the cart, or a package as one, with its forms: another quantity, and none. */
export const CartItem = observer(function CartItem({ item, onRemove, onRemoved }: CartItemProps) {
  const t = useTranslate();
  const { config, site, stores } = useScope();
  const view = itemView(item);
  const [first] = item.lines;
  if (!view || !first) return null;
  const { product } = first;
  const [image] = product.images;
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  const unit = priceView(first.unitPrice, null, viewer);
  const isSeveral = !view.isPackage && first.quantity > 1;
  const eachPrice = t('cart.line.unitPrice', { price: amountInView(unit.selling, viewer.vatView, t) });
  const wanted = stores.cart.optimisticUpdates.reduce(
    (last, update) => wantedOf(view.key, update) ?? last,
    view.quantity,
  );
  const campaigns = campaignNames(item.lines);
  const news = newsOf(item, stores.cart.news);
  return (
    <li data-item={itemName(item)} tabIndex={-1}>
      <CartLine
        href={view.isPackage ? undefined : product.canonicalUrl}
        name={view.name}
        variant={view.isPackage ? undefined : variantText(product)}
        image={image && thumbnailView(config.imageBase, image)}
        price={priceView(view.price, null, viewer)}
        isBusy={stores.cart.optimisticUpdates.some((update) => wantedOf(view.key, update) !== null)}
        unitPrice={isSeveral ? (unitPrices(first, viewer) ?? eachPrice) : undefined}
        campaign={campaigns.length > 0 ? campaigns.join(' · ') : undefined}
        contents={view.isPackage && <PackageContents {...packageView(item.lines, t)} />}
        note={
          <>
            {item.groupKey !== null && <PackageChange groupKey={item.groupKey} configuration={item.configuration} />}
            {first.message !== null && <LineMessage message={first.message} />}
            {!view.isPackage && product.type === 'giftcard' && (
              <LaterGiftChange key={view.key} itemKey={view.key} message={first.message} />
            )}
            {!view.isPackage && product.type !== 'giftcard' && (
              <LaterLineNote itemKey={view.key} name={view.name} message={first.message} />
            )}
            {!view.isPackage && <LaterLineBreak line={first} />}
            {!view.isPackage && <LaterKeepForLater itemKey={view.key} onRemove={onRemove} />}
            {news && <LaterItemNews key={JSON.stringify(news)} news={news} view={view} onRemove={onRemove} />}
          </>
        }
        isUnavailable={news?.kind === 'gone'}
        quantity={<ItemQuantity view={view} quantity={wanted} />}
        remove={<ItemRemoval item={item} view={view} onRemove={onRemove} onRemoved={onRemoved} />}
      />
    </li>
  );
});

/** The way to put a package together anew. What was picked is the browser's, so the link comes with the script. */
function PackageChange({ groupKey, configuration }: Pick<GroupedItem, 'configuration'> & { groupKey: string }) {
  const t = useTranslate();
  if (configuration === null) return <div className={styles.changeRoom} />;
  if (configuration.address === undefined) return null;
  return (
    <Link href={changeAddress(configuration.address, groupKey)} isStandalone>
      {t('cart.package.change')}
    </Link>
  );
}

/** Where a package is put together, with what was picked for it, to be put in place of this one. */
function changeAddress(address: string, groupKey: string): string {
  return `${address}&change=${encodeURIComponent(groupKey)}`;
}

/** The quantity that a change on its way wants of an item; null where it is of something else. */
function wantedOf(key: string, update: OptimisticUpdate): number | null {
  const isOfItem =
    (update.kind === 'line' && update.lineId === key) || (update.kind === 'group' && update.groupKey === key);
  return isOfItem ? update.quantity : null;
}

/** How many there are, sent by its change. Of a package that was made elsewhere nobody can tell. */
const ItemQuantity = observer(function ItemQuantity({ view, quantity }: { view: ItemView; quantity: number | null }) {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(quantityForm, {
    about: { item: view.key },
    isPrefetched: true,
    latestWins: true,
    leadsOn: false,
  });
  const answer = form.outcome?.answer ?? null;
  const problem = form.field('quantity').error ?? cartAnswerText(answer, { t, isOnline: stores.ui.online });
  const occasion = useChangeCount(form.outcome);
  if (quantity === null) return <div className={styles.laterRoom} />;
  return (
    <div className={styles.quantity}>
      {problem && (
        <Notice key={occasion} tone="warning" role="alert">
          {problem}
        </Notice>
      )}
      <form {...form.props} onSubmit={(event) => event.preventDefault()}>
        {form.marker}
        <QuantityField
          label={t('cart.line.quantity', { name: view.name })}
          isLabelHidden
          decreaseLabel={t('goods.decrease')}
          increaseLabel={t('goods.increase')}
          value={quantity}
          max={view.most}
          onChange={(wish) => form.send({ quantity: String(wish) })}
          onRefuse={(typed) => form.send({ quantity: typed })}
          size="s"
        />
        <span className={styles.sendButton}>
          <Button type="submit" variant="quiet" size="s">
            {t('cart.line.update')}
          </Button>
        </span>
      </form>
    </div>
  );
});

/** Sets what is about to go aside, and gives what lets go of it should it stay; null where it cannot be had back. */
async function setAside(scope: AppScope, item: GroupedItem): Promise<(() => void) | null> {
  try {
    return (await import('./set-aside-of.ts')).keepAside(scope, item, 'removed');
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Takes the item out of the cart, and says so where the item stands no more. It can be had back from there. */
const ItemRemoval = observer(function ItemRemoval({
  item,
  view,
  onRemove,
  onRemoved,
}: CartItemProps & { view: ItemView }) {
  const t = useTranslate();
  const scope = useScope();
  const { ui } = scope.stores;
  const letGo = useRef<Promise<(() => void) | null>>(null);
  const form = useForm(removalForm, {
    about: { item: view.key },
    isPrefetched: true,
    leadsOn: false,
    onAnswer: (answer) => void become(answer),
  });

  /** Says what became of it. */
  async function become(answer: Parameters<typeof cartAnswerText>[0]): Promise<void> {
    const refusal = cartAnswerText(answer, { t, isOnline: ui.online });
    if (refusal !== null) ui.notifications.show(refusal, { mode: 'error' });
    const release = (await letGo.current) ?? null;
    if (refusal !== null) return release?.();
    const said = t('cart.removed', { name: view.name });
    // What can be had back says so where it stands, for the eye.
    if (release) onRemoved(said);
    else ui.notifications.show(said);
  }

  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        keepPlaces(scope);
        letGo.current = setAside(scope, item);
        form.props.onSubmit(event);
        onRemove();
      }}
    >
      {form.marker}
      <IconButton type="submit" icon="trash" label={t('cart.line.remove', { name: view.name })} />
    </form>
  );
});
