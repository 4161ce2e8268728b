import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { PriceTag } from '../price-tag/price-tag.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

const meta: Meta = {
  title: 'Commerce/StickyBuyBar',
  component: StickyBuyBar as never, // the stories bring the page that it belongs to
  parameters: { isFullPage: true },
  globals: { viewport: { value: 'phone' } },
  render: function Render(args) {
    const t = useTexts();
    return (
      <main style={{ paddingInline: '1rem' }}>
        <Button id="main-button">{t.addToCart}</Button>
        <div style={{ height: '250vh' }} />
        <StickyBuyBar watches="main-button" name={t.product} price={<PriceTag selling="1 299 kr" />} {...args}>
          <Button>{t.addToCart}</Button>
        </StickyBuyBar>
      </main>
    );
  },
  play: async ({ canvas, globals }) => {
    const name = textsOf(globals.locale).addToCart;
    await waitFor(() => expect(canvas.getAllByRole('button', { name })).toHaveLength(1));
    window.scrollTo(0, 600);
    await waitFor(() => expect(canvas.getAllByRole('button', { name })).toHaveLength(2));
    const [, second] = canvas.getAllByRole('button', { name });
    await waitFor(() => expect(second?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
