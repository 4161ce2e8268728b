import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoCard } from '../../testing/demo-card.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { ProductGrid, type ProductGridProps } from './product-grid.tsx';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';

interface Args extends ProductGridProps {
  count: number;
}

const meta: Meta<Args> = {
  title: 'Commerce/ProductGrid',
  component: ProductGrid,
  args: { count: 8 },
  render: function Render({ count, ...args }) {
    return (
      <ProductGrid {...args}>
        {Array.from({ length: count }, (_, index) => (
          <DemoCard key={index} index={index} headingLevel={2} isReduced={index % 5 === 1} />
        ))}
      </ProductGrid>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const ThreeColumns: Story = { args: { columns: 3 } };
/** One of several rows of a page: on a phone it is swiped. */
export const Row: Story = { args: { isRow: true } };
/** As somebody wants it who compares names and prices. */
export const InRows: Story = {
  args: { count: 4, isSwitchable: true },
  decorators: [(Shown) => <div data-list-view="rows">{Shown()}</div>],
};
export const OneProduct: Story = { args: { count: 1 } };
export const FullPage: Story = { args: { count: 48 } };
export const Norwegian: Story = { globals: { locale: 'nb' } };
export const LongestTexts: Story = { globals: { locale: 'longest' } };
/** While the products are on their way. */
export const Loading: Story = {
  render: function Render({ count, columns = 4 }) {
    return <ProductGridSkeleton label={useTexts().loading} count={count} columns={columns} />;
  },
};
