import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { formatMoney } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import type { AddedGoods } from '@torg/stores';
import { groupedItems } from '@torg/stores/grouped-items';
import { Button, ButtonLink, Notice, Spread } from '@torg/ui';
import { amountInView } from '../../display/amount-in-view.ts';
import { useLocation } from '../../navigation/router-navigation.ts';
import { readAdded } from '../../scope/added-goods.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { addedView, type AddedView } from './added-view.ts';

/** What was put in the cart, as the cart has it now; null where nothing was, or it is there no more. */
export function useAddedView(added: AddedGoods | null): AddedView | null {
  const { cart } = useScope().stores;
  return added && cart.cart && addedView(added, groupedItems(cart));
}

/** Names it: "Tröja Ask, Svart, M är i varukorgen". */
export function addedTitle({ name, variant }: AddedView, t: Translate): string {
  return t('cart.added', { name, variant: variant || 'none' });
}

/** The same on the cart's own page, where its address says what was put in: how it is told without script. */
export const AddedByAddress = observer(function AddedByAddress() {
  const t = useTranslate();
  const { search } = useLocation();
  const view = useAddedView(readAdded(new URLSearchParams(search)));
  if (!view) return null;
  return (
    <Notice tone="success" title={addedTitle(view, t)} role="status">
      <AddedUnits view={view}>
        <ButtonLink href={view.path} variant="secondary" size="s">
          {t('cart.added.goOn')}
        </ButtonLink>
      </AddedUnits>
    </Notice>
  );
});

/** How many were put in the cart and what they cost, where the panel's title names them. */
export function AddedInPanel({ view, onGoOn }: { view: AddedView; onGoOn(): void }) {
  const t = useTranslate();
  return (
    <Notice tone="success">
      <AddedUnits view={view}>
        <Button variant="secondary" size="s" onClick={onGoOn}>
          {t('cart.added.goOn')}
        </Button>
      </AddedUnits>
    </Notice>
  );
}

function AddedUnits({ view, children }: { view: AddedView; children: ReactNode }) {
  const t = useTranslate();
  const { site } = useScope();
  const vatView = useVatView();
  const { quantity: count, price, currency } = view;
  const money = formatMoney(price[vatView], { currency, language: site.locale });
  return (
    <Spread>
      {t('cart.added.units', { count, price: amountInView(money, vatView, t) })}
      {children}
    </Spread>
  );
}
