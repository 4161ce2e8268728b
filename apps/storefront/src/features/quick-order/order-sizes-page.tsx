import { useEffect, useRef } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, Container, Heading, Link, Notice, Stack, Table, Text, TextField } from '@torg/ui';
import { amountInView } from '../../display/amount-in-view.ts';
import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { priceView } from '../../display/price-view.ts';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { useChangeCount } from '../../elements/use-change-count.ts';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import type { Outage } from '../../page/form/define-form.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { sizeTableQuery } from './size-table-query.ts';
import type { OrderSizesAnswer } from './order-sizes.form.ts';
import { sizeOf, type SizeRow, type SizeTable } from './size-rows.ts';

const shownForm = { name: 'order-sizes', fetch: async () => (await import('./order-sizes.form.ts')).orderSizesForm };

/** All sizes of a product and of its family, each with how many of it are wanted, to be put in the cart at once. */
export const OrderSizesPage = observer(function OrderSizesPage() {
  const t = useTranslate();
  const { commerce } = useScope();
  const [query] = useSearchParams();
  const { data: table } = useSuspenseQuery(sizeTableQuery(commerce, query.get('product') ?? ''));
  const form = useForm(shownForm);
  const answer = form.outcome?.answer ?? null;
  // What came into the cart is not wanted once more: the fields begin anew.
  const isPut = answer?.kind === 'fewer' && answer.units > 0;
  const puts = useChangeCount(isPut ? answer : null);
  if (!table) return null;
  const { name, canonicalUrl, sizes, rows } = table;
  const sizeName = (size: string) => (size === '-' ? t('quick-order.sizes.only') : size);
  const cellOf = ({ name: product, skus }: SizeRow, index: number) => {
    const sku = skus[index];
    if (!sku) return <Text tone="muted">–</Text>;
    if (sku.stock.total < 1) return <Text tone="muted">{t('quick-order.verdict.sold-out')}</Text>;
    const size = sizes[index] ?? '-';
    const field = form.field(`units-${sku.skuId}`);
    return (
      <TextField
        {...field}
        key={puts}
        defaultValue={isPut ? '' : field.defaultValue}
        label={t('quick-order.sizes.units', { product, size: size === '-' ? 'none' : size })}
        isLabelHidden
        inputMode="numeric"
        autoComplete="off"
        hint={t('quick-order.sizes.left', { count: sku.stock.total })}
      />
    );
  };
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <Heading level={1}>{t('quick-order.sizes.title', { name })}</Heading>
        <Text isMeasured>
          {t('quick-order.sizes.intro')} <Link href={canonicalUrl}>{t('quick-order.sizes.back', { name })}</Link>
        </Text>
        <form {...form.props}>
          {form.marker}
          <Stack space="m">
            <Told answer={answer} table={table} />
            <Table
              caption={t('quick-order.sizes.title', { name })}
              isCaptionHidden
              hasStickyRows
              columns={[
                { id: 'product', label: t('quick-order.sizes.product') },
                ...sizes.map((size) => ({ id: `size ${size}`, label: sizeName(size) })),
              ]}
              rows={rows.map((row) => ({
                id: row.alias,
                cells: {
                  product: <Named row={row} />,
                  ...Object.fromEntries(sizes.map((size, index) => [`size ${size}`, cellOf(row, index)])),
                },
              }))}
            />
            <div>
              <Button type="submit" size="l" icon="cart" isPending={form.isPending}>
                {t('quick-order.sizes.add')}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Container>
  );
});

/** What did not go as it was wanted; of sizes with too little left, how many were wanted and how many lie in the cart. */
const Told = observer(function Told({ answer, table }: { answer: OrderSizesAnswer | Outage | null; table: SizeTable }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const place = useRef<HTMLDivElement>(null);
  // It stands above the button that sent the form: whoever pressed that is taken there.
  useEffect(() => void (answer?.kind === 'fewer' && place.current?.focus()), [answer]);
  if (!answer || answer.kind === 'done') return null;
  if (answer.kind !== 'fewer')
    return (
      <Notice tone="danger" role="alert">
        {answer.kind === 'nothing'
          ? t('quick-order.sizes.nothing')
          : cartAnswerText(answer, { t, isOnline: stores.ui.online })}
      </Notice>
    );
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="warning" role="alert" title={t('quick-order.sizes.fewer', { count: answer.units })}>
        {answer.short.map(({ skuId, wanted, added }) => {
          const { name, size } = sizeOf(table, skuId);
          const sized = { product: name, size: size === '-' ? 'none' : size };
          return <Text key={skuId}>{t('quick-order.sizes.short', { ...sized, wanted, added })}</Text>;
        })}
        {answer.units > 0 && <Link href={href(site.locale, 'cart', {})}>{t('quick-order.toCart')}</Link>}
      </Notice>
    </div>
  );
});

/** What a row is of, and what each of it costs: beside the sizes, a column of prices would leave them no room. */
const Named = observer(function Named({ row: { label, price } }: { row: SizeRow }) {
  const t = useTranslate();
  const { site } = useScope();
  const vatView = useVatView();
  return (
    <>
      {label}
      {price && (
        <Text size="s" tone="soft">
          {amountInView(priceView(price, null, { locale: site.locale, vatView, t }).selling, vatView, t)}
        </Text>
      )}
    </>
  );
});
