import { Children, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Cart } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Heading, ProductCard, ProductGrid, productGridSizes, Stack } from '@torg/ui';
import { relatedView, type RelatedGoods } from '../../display/related-view.ts';
import { CardSkeletons } from '../../elements/card-skeletons.tsx';
import { DeferredSection } from '../../elements/deferred-section.tsx';
import { useCardViewer } from '../../elements/use-card-viewer.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { goesWith } from './goes-with-view.ts';
import * as styles from './cart-promises.css.ts';
import { goesWithQuery } from '../../queries/goes-with-query.ts';
import { lastChosen } from './last-chosen.ts';

export interface GoesWithProps {
  /** The cart that the page began with. */
  rendered: Cart;
  /** It has the width of a page; else that of a panel. */
  isPage: boolean;
}

/**
 * What goes with the goods of the cart. It is asked for once, for what was put in last, and stays while that does: what is
 * offered does not change under the hand of whoever adds more of it.
 */
export const GoesWith = observer(function GoesWith({ rendered, isPage }: GoesWithProps) {
  const { commerce, stores } = useScope();
  const cart = (useHydrated() ? stores.cart.cart : null) ?? rendered;
  const [askedFor, setAskedFor] = useState(() => lastChosen(cart));
  const isThere = cart.lines.some(({ product }) => product.alias === askedFor);
  if (!isThere && lastChosen(cart) !== askedFor) setAskedFor(lastChosen(cart));
  if (askedFor === null || !isThere) return null;
  const shown = isPage ? 4 : 2;
  return (
    <DeferredSection query={goesWithQuery(commerce, askedFor)} fallback={<CardSkeletons count={shown} />}>
      {(related) => <Cards products={goesWith(related, cart, shown)} isPage={isPage} />}
    </DeferredSection>
  );
});

const Cards = observer(function Cards({ products, isPage }: { products: readonly RelatedGoods[]; isPage: boolean }) {
  const t = useTranslate();
  const viewer = useCardViewer();
  if (products.length === 0) return null;
  const cards = products.map((product) => (
    <ProductCard key={product.alias} {...relatedView(product, viewer, productGridSizes)} headingLevel={3} />
  ));
  return (
    <Stack space="m" as="section">
      <Heading level={2} size={isPage ? 'l' : 'm'}>
        {t('cart.goesWith')}
      </Heading>
      {isPage ? (
        <ProductGrid label={t('cart.goesWith')} name="goes-with">
          {cards}
        </ProductGrid>
      ) : (
        <ul className={styles.pair} aria-label={t('cart.goesWith')} data-list="goes-with">
          {Children.map(cards, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
});
