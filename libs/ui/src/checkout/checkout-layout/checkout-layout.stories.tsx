import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../layout/box/box.tsx';
import { Container } from '../../layout/container/container.tsx';
import { useCheckoutTexts } from '../../testing/checkout/checkout-texts.ts';
import { orderLines, orderSums } from '../../testing/checkout/order-lines.ts';
import { CheckoutSection } from '../checkout-section/checkout-section.tsx';
import { OrderSummary } from '../order-summary/order-summary.tsx';
import { CheckoutLayout, type CheckoutLayoutProps } from './checkout-layout.tsx';

const meta: Meta<CheckoutLayoutProps> = {
  title: 'Checkout/CheckoutLayout',
  component: CheckoutLayout,
  parameters: { isFullPage: true },
  render: function Render() {
    const t = useCheckoutTexts();
    return (
      <Container>
        <CheckoutLayout
          summary={
            <OrderSummary heading={t.summary} toggleLabel={t.summaryShow} lines={orderLines(t)} rows={orderSums(t)} />
          }
        >
          {t.sections.map((heading, index) => (
            <CheckoutSection key={heading} number={index + 1} heading={heading}>
              <Box surface="raised" isBordered>
                {t.sectionWaiting}
              </Box>
            </CheckoutSection>
          ))}
        </CheckoutLayout>
      </Container>
    );
  },
};

export default meta;
type Story = StoryObj<CheckoutLayoutProps>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
