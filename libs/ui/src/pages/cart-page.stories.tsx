import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../actions/button-link/button-link.tsx';
import { FreeShippingMeter } from '../commerce/free-shipping-meter/free-shipping-meter.tsx';
import { SummaryTable } from '../commerce/summary-table/summary-table.tsx';
import { EmptyState } from '../feedback/empty-state/empty-state.tsx';
import { Notice } from '../feedback/notice/notice.tsx';
import { CodeField } from '../inputs/code-field/code-field.tsx';
import { Inline } from '../layout/inline/inline.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { useCheckoutTexts } from '../testing/checkout/checkout-texts.ts';
import { useTexts } from '../testing/story-texts.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import { PageCartLines } from '../testing/pages/page-cart-lines.tsx';
import { PageShell } from '../testing/pages/page-shell.tsx';
import { usePageTexts } from '../testing/pages/page-texts.ts';
import * as styles from '../testing/pages/pages.css.ts';

interface Args {
  state: 'full' | 'empty' | 'changed';
}

/** What the shopper has chosen, what it costs, and the way on. */
const meta: Meta<Args> = {
  title: 'Pages/Cart',
  args: { state: 'full' },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  render: ({ state }) => <PageShell>{state === 'empty' ? <EmptyCart /> : <FullCart state={state} />}</PageShell>,
};

export default meta;
type Story = StoryObj<Args>;

function EmptyCart() {
  const t = useTexts();
  return (
    <EmptyState
      icon="cart"
      heading={t.emptyHeading}
      text={t.emptyText}
      action={<ButtonLink href="#home">{t.continueShopping}</ButtonLink>}
    />
  );
}

function FullCart({ state }: Args) {
  const t = useTexts();
  const page = usePageTexts();
  return (
    <>
      <Inline align="baseline">
        <Heading level={1}>{page.cartHeading}</Heading>
        <Text tone="muted">{page.cartCount}</Text>
      </Inline>
      <div className={styles.withSummary}>
        <Stack space="l">
          {state === 'changed' && <Notice tone="warning">{t.noticeDanger}</Notice>}
          <FreeShippingMeter value={99} limit={99} text={t.shippingReached} />
          <PageCartLines />
        </Stack>
        <Summary />
      </div>
    </>
  );
}

function Summary() {
  const t = useTexts();
  const c = useCheckoutTexts();
  const page = usePageTexts();
  return (
    <aside className={styles.summary} aria-label={page.orderSummary}>
      <CodeField name="code" label={page.promoCode} applyLabel={page.usePromoCode} toggleLabel={c.codeToggle} />
      <SummaryTable
        rows={[
          { label: t.subtotal, value: page.sums.goods },
          { label: t.discountRow, value: page.sums.discount, kind: 'saving' },
          { label: t.shipping, value: t.free },
          { label: t.total, value: page.sums.total, kind: 'total' },
          { label: t.vatRow, value: page.sums.vat, kind: 'soft' },
        ]}
      />
      <ButtonLink size="l" isFullWidth href="#checkout">
        {t.checkout}
      </ButtonLink>
      <Text size="s" tone="muted">
        {page.secure}
      </Text>
    </aside>
  );
}

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { state: 'empty' } };
export const ChangedMeanwhile: Story = { args: { state: 'changed' } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark', viewport: { value: 'desktop' } } };
