import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import type { CartChangeResult } from '@torg/commerce-sdk';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import type { SetAsideItem } from '@torg/stores/set-aside';
import { useTranslate } from '@torg/i18n/react';
import { Button, ButtonLink, CartLine, Heading, IconButton, Notice, Stack, Text, UndoRow } from '@torg/ui';
import { cartAnswerText, type ShownCartAnswer } from '../../display/cart-answer-text.ts';
import { thumbnailView } from '../../display/picture-view.ts';
import { priceView } from '../../display/price-view.ts';
import { mostPerList, productsQuery } from '../../queries/catalogue-queries.ts';
import { LineMessage } from '../../elements/line-message.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { unitsName } from './line-places.ts';
import { setAsideOf } from './set-aside-of.ts';
import * as styles from './cart-contents.css.ts';

/** What was just taken out of the cart, with the way back, and what is kept for later. The browser alone knows it. */
export const SetAside = observer(function SetAside() {
  const store = setAsideOf(useScope());
  const isAlive = useHydrated();
  useEffect(() => store.load(), [store]);
  if (!isAlive || store.items.length === 0) return null;
  return (
    <Stack space="l">
      {store.removed.length > 0 && <RemovedItems items={store.removed} />}
      {store.later.length > 0 && <LaterItems items={store.later} />}
    </Stack>
  );
});

function RemovedItems({ items }: { items: readonly SetAsideItem[] }) {
  const t = useTranslate();
  return (
    <ul aria-label={t('cart.aside.removedList')}>
      {items.map((item) => (
        <li key={item.id}>
          <RemovedItem item={item} />
        </li>
      ))}
    </ul>
  );
}

const RemovedItem = observer(function RemovedItem({ item }: { item: SetAsideItem }) {
  const t = useTranslate();
  const store = setAsideOf(useScope());
  const { id, name, content } = item;
  const back = usePutBack(item);
  return (
    <>
      <UndoRow
        action={
          <>
            {content.kind === 'package' ? (
              <ButtonLink href={content.address} variant="secondary" size="s" onClick={() => store.forget(id)}>
                {t('cart.aside.again')}
              </ButtonLink>
            ) : (
              <Button
                variant="secondary"
                size="s"
                isPending={back.isPending}
                aria-label={t('cart.aside.undoLabel', { name })}
                onClick={({ currentTarget }) => void back.run(currentTarget)}
              >
                {t('cart.aside.undo')}
              </Button>
            )}
            <IconButton icon="close" label={t('cart.aside.dismiss', { name })} onClick={() => store.forget(id)} />
          </>
        }
      >
        {t('cart.aside.removed', { name })}
      </UndoRow>
      {back.problem !== null && (
        <Notice tone="warning" role="alert">
          {back.problem}
        </Notice>
      )}
    </>
  );
});

/** What is kept for later, with what it costs now. */
const LaterItems = observer(function LaterItems({ items }: { items: readonly SetAsideItem[] }) {
  const t = useTranslate();
  const { commerce } = useScope();
  const productIds = items.flatMap(({ content }) => (content.kind === 'units' ? [content.productId] : []));
  const { data } = useQuery({
    ...productsQuery(commerce, { productIds: [...new Set(productIds)] }, 1, mostPerList),
    placeholderData: (previous) => previous,
  });
  return (
    <Stack space="m" as="section">
      <Heading level={2} size="m">
        {t('cart.aside.heading')}
      </Heading>
      <ul className={styles.lines} aria-label={t('cart.aside.heading')}>
        {items.map((item) => (
          <li key={item.id}>
            <LaterItem item={item} products={data?.products ?? null} />
          </li>
        ))}
      </ul>
    </Stack>
  );
});

const LaterItem = observer(function LaterItem({
  item,
  products,
}: {
  item: SetAsideItem;
  /** Null while nobody knows what is sold. */
  products: readonly ListedProduct[] | null;
}) {
  const t = useTranslate();
  const scope = useScope();
  const { config, site, stores } = scope;
  const store = setAsideOf(scope);
  const back = usePutBack(item);
  const { id, name, variant, content } = item;
  if (content.kind !== 'units') return null;
  const product = products?.find(({ productId }) => productId === content.productId);
  const isGone = products !== null && !product;
  const [image] = product?.images ?? [];
  const viewer = { locale: site.locale, vatView: stores.customer.vatView, t };
  return (
    <CartLine
      href={product?.canonicalUrl}
      name={name}
      variant={[variant, t('cart.aside.quantity', { quantity: content.quantity })].filter(Boolean).join(' · ')}
      image={image && thumbnailView(config.imageBase, image)}
      price={product?.price ? priceView(product.price, product.lowestPrice, viewer) : undefined}
      note={
        <>
          {content.message !== null && <LineMessage message={content.message} />}
          {isGone && <Text tone="muted">{t('cart.aside.gone')}</Text>}
          {back.problem !== null && (
            <Notice tone="warning" role="alert">
              {back.problem}
            </Notice>
          )}
        </>
      }
      quantity={
        !isGone && (
          <Button
            variant="secondary"
            size="s"
            isPending={back.isPending}
            aria-label={t('cart.aside.putBackLabel', { name })}
            onClick={({ currentTarget }) => void back.run(currentTarget)}
          >
            {t('cart.aside.putBack')}
          </Button>
        )
      }
      remove={<IconButton icon="trash" label={t('cart.aside.forget', { name })} onClick={() => store.forget(id)} />}
    />
  );
});

/** Puts units back into the cart, once however often it is pressed. What is refused stays where it is. */
function usePutBack({ id, name, content }: SetAsideItem) {
  const t = useTranslate();
  const scope = useScope();
  const { cart, ui } = scope.stores;
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(by: HTMLElement): Promise<void> {
    if (isPending || content.kind !== 'units') return;
    const shown = by.closest('[data-cart]');
    setPending(true);
    setProblem(null);
    const { skuId, quantity, message } = content;
    const result = await cart.add({ skuId, quantity, ...(message !== null && { message }) });
    setPending(false);
    const refusal = cartAnswerText(answerOf(result), { t, isOnline: ui.online });
    if (refusal !== null) return setProblem(refusal);
    await drawn();
    if (shown) focusItem(shown, unitsName(content));
    setAsideOf(scope).forget(id);
    ui.notifications.show(t('cart.aside.isBack', { name }));
  }

  return { run, isPending, problem };
}

/** When what the cart holds now is on the screen. */
function drawn(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn));
}

/** Whoever had something back is taken to it. */
function focusItem(shown: Element, name: string): void {
  const items = [...shown.querySelectorAll<HTMLElement>('[data-item]')];
  items.find(({ dataset }) => dataset['item'] === name)?.focus();
}

function answerOf(result: CartChangeResult): ShownCartAnswer {
  if (result.ok) return { kind: 'done' };
  return 'error' in result.refusal ? { kind: 'outage' } : result.refusal;
}
