import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button/button.tsx';
import { SummaryTable } from '../commerce/summary-table/summary-table.tsx';
import { AddressFields } from '../checkout/address-fields/address-fields.tsx';
import { CheckoutLayout } from '../checkout/checkout-layout/checkout-layout.tsx';
import { CheckoutSection } from '../checkout/checkout-section/checkout-section.tsx';
import { DeliveryOptions } from '../checkout/delivery-options/delivery-options.tsx';
import { OrderSummary } from '../checkout/order-summary/order-summary.tsx';
import { PaymentOptions } from '../checkout/payment-options/payment-options.tsx';
import { Checkbox } from '../inputs/checkbox/checkbox.tsx';
import { CodeField } from '../inputs/code-field/code-field.tsx';
import { Form } from '../inputs/form/form.tsx';
import { TextField } from '../inputs/text-field/text-field.tsx';
import { Hidden } from '../layout/hidden/hidden.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { checkoutTextsOf, useCheckoutTexts } from '../testing/checkout/checkout-texts.ts';
import { deliveryChoices } from '../testing/checkout/delivery-choices.ts';
import { orderLines, orderSums } from '../testing/checkout/order-lines.ts';
import { paymentChoices } from '../testing/checkout/payment-choices.tsx';
import { Heading } from '../typography/heading/heading.tsx';
import { VisuallyHidden } from '../typography/visually-hidden/visually-hidden.tsx';
import { PageShell } from '../testing/pages/page-shell.tsx';

interface Args {
  hasErrors: boolean;
  /** How many of the sections are done. */
  done: number;
}

/** One page, nothing that leads away; the sum is always in sight, and once more right above the button that pays it. */
const meta: Meta<Args> = {
  title: 'Pages/Checkout',
  args: { hasErrors: false, done: 0 },
  tags: ['!autodocs'],
  parameters: { isFullPage: true },
  render: function Render(args) {
    const t = useCheckoutTexts();
    return (
      <PageShell isUndistracted>
        <Heading level={1}>{t.checkout}</Heading>
        <CheckoutLayout summary={<Summary />}>
          <CheckoutForm {...args} />
        </CheckoutLayout>
      </PageShell>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

function Summary() {
  const t = useCheckoutTexts();
  return (
    <OrderSummary heading={t.summary} toggleLabel={t.summaryShow} lines={orderLines(t)} rows={orderSums(t)}>
      <CodeField name="code" label={t.code} applyLabel={t.codeApply} toggleLabel={t.codeToggle} />
    </OrderSummary>
  );
}

function CheckoutForm({ hasErrors, done }: Args) {
  const t = useCheckoutTexts();
  const errors = [
    { fieldId: 'email', message: t.emailError },
    { fieldId: 'shipping-postalCode', message: t.postalCodeError },
  ];
  return (
    <Form errorTitle={t.errorTitle} errors={hasErrors ? errors : []} aria-label={t.checkout}>
      <Stack space="xxl">
        <Contact hasErrors={hasErrors} isDone={done > 0} />
        <CheckoutSection number={2} heading={t.sections[1]}>
          <DeliveryOptions
            name="delivery"
            legend={<VisuallyHidden>{t.delivery}</VisuallyHidden>}
            options={deliveryChoices(t, ['pickup', 'mailbox', 'home'])}
            defaultValue={done > 0 ? 'pickup' : 'mailbox'}
          />
        </CheckoutSection>
        <CheckoutSection number={3} heading={t.sections[2]}>
          <PaymentOptions
            name="payment"
            legend={<VisuallyHidden>{t.payment}</VisuallyHidden>}
            options={paymentChoices(t)}
            defaultValue={done > 0 ? 'app' : undefined}
          />
        </CheckoutSection>
        <Finish />
      </Stack>
    </Form>
  );
}

function Contact({ hasErrors, isDone }: { hasErrors: boolean; isDone: boolean }) {
  const t = useCheckoutTexts();
  const { company: _, ...labels } = t.addressLabels;
  return (
    <CheckoutSection
      number={1}
      heading={t.sections[0]}
      status={isDone ? 'done' : 'current'}
      doneLabel={t.sectionDone}
      edit={{ label: t.sectionEdit, onPress: () => {} }}
      summary={t.sectionSummary.map((line) => (
        <p key={line}>{line}</p>
      ))}
    >
      <TextField
        id="email"
        type="email"
        label={t.email}
        autoComplete="email"
        error={hasErrors ? t.emailError : undefined}
      />
      <AddressFields
        legend={<VisuallyHidden>{t.shipping}</VisuallyHidden>}
        section="shipping"
        labels={labels}
        hints={{ phone: t.phoneHint }}
        errors={hasErrors ? { postalCode: t.postalCodeError } : undefined}
        defaultValues={hasErrors ? { ...t.address, careOf: '', postalCode: '931' } : undefined}
        countryCode={t.countryCode}
        toggles={{ careOf: t.careOfToggle }}
      />
    </CheckoutSection>
  );
}

/** The law wants goods, freight and total right above the button, which says that the order is to be paid. */
function Finish() {
  const t = useCheckoutTexts();
  return (
    <Stack space="l">
      <Hidden from="desktop">
        <SummaryTable rows={orderSums(t)} />
      </Hidden>
      <Checkbox name="terms" label={t.terms} />
      <Button type="submit" size="l" isFullWidth>
        {t.placeOrder}
      </Button>
    </Stack>
  );
}

export const Desktop: Story = { tags: ['forced-colours'], globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Whoever has bought before finds the address filled in. */
export const AddressDone: Story = { args: { done: 1 } };
export const WithErrors: Story = {
  args: { hasErrors: true },
  play: async ({ canvas, globals, userEvent }) => {
    const t = checkoutTextsOf(globals.locale);
    await userEvent.click(canvas.getByRole('link', { name: t.postalCodeError }));
    await expect(canvas.getByRole('textbox', { name: t.addressLabels.postalCode })).toHaveFocus();
  },
};
export const LongestTexts: Story = {
  args: { hasErrors: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
export const LargeText: Story = { globals: { textZoom: '200', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark', viewport: { value: 'desktop' } } };
