import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button/button.tsx';
import { ButtonLink } from '../actions/button-link/button-link.tsx';
import { SummaryTable } from '../commerce/summary-table/summary-table.tsx';
import { OrderConfirmation } from '../checkout/order-confirmation/order-confirmation.tsx';
import { PostalAddress } from '../data/postal-address/postal-address.tsx';
import { Timeline } from '../data/timeline/timeline.tsx';
import { Box } from '../layout/box/box.tsx';
import { Columns } from '../layout/columns/columns.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Link } from '../navigation/link/link.tsx';
import { useCheckoutTexts } from '../testing/checkout/checkout-texts.ts';
import { orderSums } from '../testing/checkout/order-lines.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { Text } from '../typography/text/text.tsx';
import { PageCartLines } from '../testing/pages/page-cart-lines.tsx';
import { PageShell } from '../testing/pages/page-shell.tsx';
import * as styles from '../testing/pages/pages.css.ts';

interface Args {
  status: 'confirmed' | 'pending';
}

/** The shop has the order: its number, what happens next, what was bought, and the way to change one's mind. */
const meta: Meta<Args> = {
  title: 'Pages/Confirmation',
  args: { status: 'confirmed' },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  render: ({ status }) => (
    <PageShell isUndistracted>
      <div className={styles.withSummary}>
        <Stack space="xxl">
          <Receipt status={status} />
          <WhatNext status={status} />
          <AccountOffer />
        </Stack>
        <Order />
      </div>
    </PageShell>
  ),
};

export default meta;
type Story = StoryObj<Args>;

function Receipt({ status }: Args) {
  const t = useCheckoutTexts();
  const facts = t.orderFacts.map(([term, value]) => ({ term, value }));
  return (
    <OrderConfirmation
      status={status}
      heading={status === 'pending' ? t.thanksPending : t.thanks}
      text={status === 'pending' ? t.pendingText : t.thanksText}
      facts={[{ term: t.orderNumber, value: t.orderNumberValue }, ...facts]}
      actions={<Button variant="secondary">{t.print}</Button>}
    />
  );
}

function WhatNext({ status }: Args) {
  const t = useCheckoutTexts();
  const reached = status === 'pending' ? 0 : 1;
  return (
    <Stack as="section" space="m">
      <Heading level={2} size="m">
        {t.whatNext}
      </Heading>
      <Timeline
        label={t.whatNext}
        statusLabels={{ done: t.statusDone, current: t.statusCurrent }}
        steps={t.statuses.map(([label, time, text], index) => ({
          label,
          time,
          text,
          status: index < reached ? 'done' : index === reached ? 'current' : 'upcoming',
        }))}
      />
    </Stack>
  );
}

function AccountOffer() {
  const t = useCheckoutTexts();
  return (
    <Box surface="raised" isBordered>
      <Stack space="s" align="start">
        <Heading level={2} size="s">
          {t.accountOffer}
        </Heading>
        <Text>{t.accountOfferText}</Text>
        <ButtonLink variant="secondary" href="#account">
          {t.accountOfferAction}
        </ButtonLink>
      </Stack>
    </Box>
  );
}

function Order() {
  const t = useCheckoutTexts();
  return (
    <section className={styles.summary} aria-labelledby="order">
      <Heading level={2} size="s" id="order">
        {t.summary}
      </Heading>
      <PageCartLines isFixed />
      <SummaryTable rows={orderSums(t)} />
      <Columns phone={2}>
        <PostalAddress heading={t.shippedTo} lines={t.pickupAddressLines} />
        <PostalAddress heading={t.billedTo} lines={t.shippingAddressLines} />
      </Columns>
      <Link isStandalone href="#withdraw">
        {t.withdraw}
      </Link>
    </section>
  );
}

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The bank has not answered yet. */
export const Pending: Story = { args: { status: 'pending' } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark', viewport: { value: 'desktop' } } };
