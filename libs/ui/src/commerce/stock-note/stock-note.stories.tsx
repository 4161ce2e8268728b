import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { StockNote, type StockNoteProps } from './stock-note.tsx';

const textOf = {
  'in-stock': 'inStock',
  'few-left': 'fewLeft',
  'out-of-stock': 'outOfStock',
  oversellable: 'oversellable',
  static: 'static',
} as const;

const meta: Meta<StockNoteProps> = {
  title: 'Commerce/StockNote',
  component: StockNote,
  render: function Render(args) {
    return <StockNote {...worded({ label: useTexts()[textOf[args.state]] }, args)} />;
  },
};

export default meta;
type Story = StoryObj<StockNoteProps>;

export const InStock: Story = { args: { state: 'in-stock' } };
export const FewLeft: Story = { args: { state: 'few-left' } };
export const OutOfStock: Story = { args: { state: 'out-of-stock' } };
export const Oversellable: Story = { args: { state: 'oversellable' } };
export const Static: Story = { args: { state: 'static' } };
export const LongestTexts: Story = { args: { state: 'in-stock' }, globals: { locale: 'longest' } };
