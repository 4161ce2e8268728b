import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button/button.tsx';
import { SummaryTable } from '../commerce/summary-table/summary-table.tsx';
import { Checkbox } from '../inputs/checkbox/checkbox.tsx';
import { Form } from '../inputs/form/form.tsx';
import { RadioGroup } from '../inputs/radio-group/radio-group.tsx';
import { TextField } from '../inputs/text-field/text-field.tsx';
import { Columns } from '../layout/columns/columns.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Steps } from '../navigation/steps/steps.tsx';
import { useTexts } from '../testing/story-texts.ts';
import { Heading } from '../typography/heading/heading.tsx';
import { PageCartLines } from '../testing/pages/page-cart-lines.tsx';
import { PageShell } from '../testing/pages/page-shell.tsx';
import { usePageTexts } from '../testing/pages/page-texts.ts';
import * as styles from '../testing/pages/pages.css.ts';

interface Args {
  hasErrors: boolean;
}

/** One page, nothing that leads away; the sum beside the fields, and on a phone right above the button that pays it. */
const meta: Meta<Args> = {
  title: 'Pages/Checkout',
  args: { hasErrors: false },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  render: function Render({ hasErrors }) {
    const t = useTexts();
    const page = usePageTexts();
    return (
      <PageShell isUndistracted>
        <Heading level={1}>{page.checkoutHeading}</Heading>
        <Steps
          label={t.checkoutSteps}
          steps={page.checkoutSteps.map((label, index) => (index === 0 ? { label, href: '#cart' } : { label }))}
          current={1}
          doneLabel={t.stepDone}
        />
        <CheckoutForm hasErrors={hasErrors} />
      </PageShell>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

function CheckoutForm({ hasErrors }: Args) {
  const t = useTexts();
  const page = usePageTexts();
  const errors = [
    { fieldId: 'postal-code', message: page.postalCodeError },
    { fieldId: 'email', message: t.emailError },
  ];
  return (
    <Form errorTitle={page.errorTitle} errors={hasErrors ? errors : []} aria-label={page.checkoutHeading}>
      <div className={styles.checkout}>
        <Fields hasErrors={hasErrors} />
        <Summary />
        <div className={styles.finish}>
          <Checkbox name="terms" label={page.terms} />
          <Button type="submit" size="l" isFullWidth>
            {page.placeOrder}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function Fields({ hasErrors }: Args) {
  const page = usePageTexts();
  return (
    <div className={styles.fields}>
      <Contact hasErrors={hasErrors} />
      <RadioGroup
        look="cards"
        name="delivery"
        legend={<Heading level={2}>{page.deliveryLegend}</Heading>}
        defaultValue="0"
        options={choices(page.deliveries)}
      />
      <RadioGroup
        look="cards"
        name="payment"
        legend={<Heading level={2}>{page.paymentLegend}</Heading>}
        defaultValue="0"
        options={choices(page.payments)}
      />
    </div>
  );
}

function choices(rows: readonly (readonly string[])[]) {
  return rows.map(([label = '', description, price], index) => ({
    value: String(index),
    label,
    ...(description && { description }),
    ...(price && { price }),
  }));
}

function Contact({ hasErrors }: Args) {
  const t = useTexts();
  const page = usePageTexts();
  return (
    <section className={styles.section} aria-labelledby="contact">
      <Heading level={2} id="contact">
        {page.contact}
      </Heading>
      <Columns phone={1} tablet={2} space="m">
        <TextField
          id="postal-code"
          label={page.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          error={hasErrors ? page.postalCodeError : undefined}
        />
        <TextField label={page.city} autoComplete="address-level2" />
        <TextField label={page.name} autoComplete="name" />
        <TextField label={page.street} autoComplete="street-address" />
        <TextField
          id="email"
          type="email"
          label={page.email}
          autoComplete="email"
          error={hasErrors ? t.emailError : undefined}
        />
        <TextField type="tel" label={page.phone} hint={page.phoneHint} autoComplete="tel" />
      </Columns>
    </section>
  );
}

function Summary() {
  const t = useTexts();
  const page = usePageTexts();
  return (
    <section className={styles.checkoutSummary} aria-labelledby="summary">
      <Heading level={2} size="s" id="summary">
        {page.orderSummary}
      </Heading>
      <Stack space="l">
        <PageCartLines isFixed />
        <SummaryTable
          rows={[
            { label: t.subtotal, value: page.sums.goods },
            { label: t.discountRow, value: page.sums.discount, kind: 'saving' },
            { label: t.shipping, value: t.free },
            { label: t.total, value: page.sums.total, kind: 'total' },
            { label: t.vatRow, value: page.sums.vat, kind: 'soft' },
          ]}
        />
      </Stack>
    </section>
  );
}

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithErrors: Story = {
  args: { hasErrors: true },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === '#postal-code');
    if (!first) throw new Error('The summary has no link to the postal code');
    await userEvent.click(first);
    await expect(canvas.getByRole('textbox', { name: /^Postnummer/ })).toHaveFocus();
  },
};
export const LongestTexts: Story = {
  args: { hasErrors: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
export const LargeText: Story = { globals: { textZoom: '200', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark', viewport: { value: 'desktop' } } };
