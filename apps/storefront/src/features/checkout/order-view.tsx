import { observer } from 'mobx-react-lite';
import { formatMoney, groupLines, readGreeting } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link, PackageContents, Stack, Text } from '@torg/ui';
import { OrderSummary } from '@torg/ui/checkout';
import { greetingText } from '../../display/greeting-text.ts';
import { linesPrice } from '../../display/lines-price.ts';
import { packageView } from '../../display/package-view.ts';
import { thumbnailView } from '../../display/picture-view.ts';
import { variantText } from '../../display/variant-text.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { useCheckout } from './checkout-context.ts';
import { useOrderRows } from './use-order-rows.ts';

/** What is ordered, and what it comes to with what is chosen. */
export const OrderView = observer(function OrderView() {
  const t = useTranslate();
  const { site, stores, config } = useScope();
  const vatView = useVatView();
  const { store } = useCheckout();
  const rows = useOrderRows();
  const cart = store.cart ?? stores.cart.cart;
  if (!cart) return null;
  const { currency } = cart.summary;
  const giftText = (message: string | null) => {
    const greeting = readGreeting(message);
    return greeting && greetingText(greeting, { locale: site.locale, t });
  };
  return (
    <OrderSummary
      heading={t('checkout.summary.heading')}
      toggleLabel={t('checkout.summary.show')}
      pendingLabel={store.isChanging ? t('checkout.summary.pending') : undefined}
      rows={rows}
      lines={groupLines(cart.lines).flatMap(({ lines }) => {
        const [first] = lines;
        const price = linesPrice(lines)?.selling[vatView];
        if (!first || price === undefined) return [];
        const { id, product, quantity, message } = first;
        const words = first.package
          ? { name: first.package.packageName, contents: <PackageContents {...packageView(lines, t)} /> }
          : {
              name: product.name,
              variant: [variantText(product), giftText(message)].filter(Boolean).join(' · '),
              quantity: t('checkout.line.quantity', { quantity }),
            };
        return {
          id,
          ...words,
          price: { selling: formatMoney(price, { currency, language: site.locale }) },
          image: product.images[0] && thumbnailView(config.imageBase, product.images[0]),
        };
      })}
    >
      <Stack space="xs">
        <Link href={href(site.locale, 'cart', {})}>{t('checkout.backToCart')}</Link>
        <Text size="s">
          <Link href={href(site.locale, 'cart', {})}>{t('checkout.summary.code')}</Link>
        </Text>
      </Stack>
    </OrderSummary>
  );
});
