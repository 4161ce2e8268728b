import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { breakAt, formatMoney, nextBreak, unitsByProduct, type CartLine } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Text } from '@torg/ui';
import { amountInView } from '../../display/amount-in-view.ts';
import { ownPricesQuery } from '../../queries/own-prices-query.ts';
import { useScope } from '../../scope/scope-context.tsx';

/** Says how many more of a line's product its organization buys at a lower price, or that it has its lowest. */
export const LineBreak = observer(function LineBreak({ line }: { line: CartLine }) {
  const t = useTranslate();
  const scope = useScope();
  const { site, stores } = scope;
  const units = unitsByProduct(stores.cart.cart?.lines ?? []);
  const { data } = useQuery(ownPricesQuery(scope, [...units.keys()]));
  const { productId } = line.product;
  const breaks = data?.find((one) => one.productId === productId)?.breaks ?? [];
  const count = units.get(productId) ?? 0;
  const [next, reached] = [nextBreak(breaks, count), breakAt(breaks, count)];
  const { vatView } = stores.customer;
  const words = next
    ? t('trade.break.next', {
        missing: next.fromQuantity - count,
        price: amountInView(
          formatMoney(next.selling[vatView], { currency: line.unitPrice.currency, language: site.locale }),
          vatView,
          t,
        ),
      })
    : reached && t('trade.break.reached', { count: reached.fromQuantity });
  return words ? (
    <Text size="s" tone="soft">
      {words}
    </Text>
  ) : null;
});
