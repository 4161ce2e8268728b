import { useSuspenseQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, Container, Heading, Link, Notice, Stack, Table, Text, TextField } from '@torg/ui';
import { amountInView } from '../../display/amount-in-view.ts';
import { priceView } from '../../display/price-view.ts';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { sizeTableQuery } from './size-table-query.ts';
import type { SizeRow } from './size-rows.ts';

const shownForm = { name: 'order-sizes', fetch: async () => (await import('./order-sizes.form.ts')).orderSizesForm };

/** All sizes of a product and of its family, each with how many of it are wanted, to be put in the cart at once. */
export const OrderSizesPage = observer(function OrderSizesPage() {
  const t = useTranslate();
  const { commerce } = useScope();
  const [query] = useSearchParams();
  const { data: table } = useSuspenseQuery(sizeTableQuery(commerce, query.get('product') ?? ''));
  const form = useForm(shownForm);
  const answer = form.outcome?.answer;
  if (!table) return null;
  const { name, canonicalUrl, sizes, rows } = table;
  const sizeName = (size: string) => (size === '-' ? t('quick-order.sizes.only') : size);
  const cellOf = ({ name: product, skus }: SizeRow, index: number) => {
    const sku = skus[index];
    if (!sku) return <Text tone="muted">–</Text>;
    if (sku.stock.total < 1) return <Text tone="muted">{t('quick-order.verdict.sold-out')}</Text>;
    return (
      <TextField
        {...form.field(`units-${sku.skuId}`)}
        label={t('quick-order.sizes.units', { product, size: sizeName(sizes[index] ?? '') })}
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
            {answer && answer.kind !== 'done' && (
              <Notice tone="danger" role="alert">
                {t(answer.kind === 'nothing' ? 'quick-order.sizes.nothing' : 'errors.generic')}
              </Notice>
            )}
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
