import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { Link } from '../../navigation/link/link.tsx';
import { OrderRows, type OrderRowsProps } from './order-rows.tsx';

const meta: Meta<OrderRowsProps> = {
  title: 'Commerce/OrderRows',
  component: OrderRows,
  render: function Render(args) {
    const [
      label = '',
      name,
      quantity = '',
      found = '',
      fewer = '',
      unknown = '',
      replace,
      written = '',
      none = '',
      place,
    ] = useTexts().orderRows;
    const link = <Link href="#">{name}</Link>;
    const button = (
      <Button variant="secondary" size="s">
        {replace}
      </Button>
    );
    return (
      <OrderRows
        {...worded(
          {
            label,
            rows: [
              { id: '1', number: 'MUK-4101', quantity, name: link, price: '447 kr', tone: 'success', verdict: found },
              { id: '2', number: 'MUK-4102', quantity, name: link, price: '298 kr', tone: 'warning', verdict: fewer },
              { id: '3', number: 'MUK-4l01', place, quantity, tone: 'danger', verdict: unknown, actions: button },
              { id: '4', number: 'MUK-4103', place, quantity: written, name: link, tone: 'danger', verdict: none },
            ],
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<OrderRowsProps>;

export const EveryVerdict: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongestTexts: Story = { globals: { locale: 'longest', viewport: { value: 'phone' } } };
