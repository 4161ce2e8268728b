import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { formatPostalCode, linesBeyondShelf, stockState, type Cart, type Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { sitePath } from '@torg/market-routing';
import { Button, DeliveryEstimate, Inline, Notice, PostalCodeField, Stack, Text } from '@torg/ui';
import { deliveredCart } from '../display/delivered-cart.ts';
import { deliveryCountry } from '../display/delivery-country.ts';
import { deliveryBrief, deliveryWays } from '../display/delivery-view.ts';
import { useLocation } from '../navigation/router-navigation.ts';
import { askedPostalCode } from '../queries/asked-postal-code.ts';
import { postalCodeIn } from '../page/form/market-fields.ts';
import { deliveryQuery, type DeliveredGoods } from '../queries/delivery-query.ts';
import { deliveryId, postalCodeParameter } from '../scope/delivery-id.ts';
import { keepPostalCode, knownPostalCode } from '../scope/known-postal-code.ts';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';
import { useVatView } from '../scope/use-vat-view.ts';
import { Announcement } from './announcement.tsx';

const shelf: readonly string[] = ['in-stock', 'few-left'];

/** How a product comes to a postal code. It has the product as its key. */
export function ProductDelivery({ product: { productId, stock } }: { product: Product }) {
  return <DeliveryBox goods={{ productId }} isOnShelf={shelf.includes(stockState(stock))} />;
}

/** How all that is in the cart comes to a postal code. Its document is the visitor's own, so it says what they said before. */
export const CartDelivery = observer(function CartDelivery({ rendered }: { rendered: Cart }) {
  const { stores } = useScope();
  const cart = (useHydrated() ? stores.cart.cart : null) ?? rendered;
  const goods = deliveredCart(cart);
  return goods && <DeliveryBox goods={goods} isOnShelf={linesBeyondShelf(cart.lines).length === 0} isPersonal />;
});

interface DeliveryBoxProps {
  goods: DeliveredGoods;
  isOnShelf: boolean;
  /** Whether the document is for this visitor alone, so that it knows what they said before. */
  isPersonal?: boolean;
}

/** Asks for a postal code, and tells the ways of delivery to it; nothing where the account does not tell them. */
function DeliveryBox({ goods, isOnShelf, isPersonal = false }: DeliveryBoxProps) {
  const t = useTranslate();
  const scope = useScope();
  const country = deliveryCountry(scope);
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const [inAddress] = useState(() => askedPostalCode(scope, new URLSearchParams(search)));
  const [typed, setTyped] = useState<string | null | undefined>(inAddress);
  // A document for everyone knows nobody's postal code; the browser does.
  const known = isPersonal || isHydrated ? knownPostalCode(scope, country) : null;
  const code = typed === undefined ? known : typed;
  const { data, isError, isFetching } = useQuery({
    ...deliveryQuery(scope, goods, code),
    enabled: code !== null,
    placeholderData: keepPreviousData,
  });
  const viewer = { locale: scope.site.locale, vatView: useVatView(), t };
  if (scope.config.api.extensions === null) return null;
  const written = code === null ? '' : formatPostalCode(code, country);
  const told = code === null ? null : (data ?? null);
  const ways = told?.kind === 'ways' ? told : null;
  const isRefused = typed === null || told?.kind === 'postal-code';
  const isUndelivered = told?.kind === 'not-delivered' || ways?.ways.length === 0;

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(postalCodeParameter);
    const digits = postalCodeIn(country, field instanceof HTMLInputElement ? field.value : '');
    if (digits) keepPostalCode(scope, country, digits);
    else if (field instanceof HTMLInputElement) field.focus();
    setTyped(digits);
  }

  return (
    <div id={deliveryId}>
      <DeliveryEstimate
        label={code === null ? t('delivery.ask') : t('delivery.to', { postalCode: written })}
        brief={ways ? deliveryBrief(ways, isOnShelf, viewer) : undefined}
        isOpen={inAddress !== undefined}
        isPending={isFetching}
        placesLabel={t('delivery.places')}
        ways={ways ? deliveryWays(ways, isOnShelf, viewer) : []}
        notice={
          isUndelivered ? (
            <Notice tone="warning">{t('validation.noShipping')}</Notice>
          ) : isError ? (
            <Notice tone="warning">{t('delivery.failed')}</Notice>
          ) : (
            ways && !isOnShelf && <Notice tone="info">{t('delivery.later')}</Notice>
          )
        }
      >
        <PostalCodeForm
          key={written}
          code={written}
          error={isRefused ? t('validation.postalCode') : undefined}
          isPending={isFetching}
          onSubmit={ask}
        />
      </DeliveryEstimate>
      <Announcement of={told}>
        {typed && ways && t('delivery.count', { count: ways.ways.length, postalCode: written })}
      </Announcement>
    </div>
  );
}

interface PostalCodeFormProps {
  /** As letters carry it. */
  code: string;
  error: string | undefined;
  isPending: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** A form that asks the page anew where there is no script. */
function PostalCodeForm({ code, error, isPending, onSubmit }: PostalCodeFormProps) {
  const t = useTranslate();
  const { site } = useScope();
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== postalCodeParameter);
  return (
    <form method="get" action={`${sitePath(site, pathname)}#${deliveryId}`} noValidate onSubmit={onSubmit}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack space="xs">
        <Inline space="s" align="end">
          <PostalCodeField
            name={postalCodeParameter}
            label={t('delivery.postalCode')}
            defaultValue={code}
            error={error}
          />
          <Button type="submit" variant="secondary" isPending={isPending}>
            {t('delivery.submit')}
          </Button>
        </Inline>
        <Text size="s" tone="muted">
          {t('delivery.remembered')}
        </Text>
      </Stack>
    </form>
  );
}
