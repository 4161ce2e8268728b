import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../layout/columns/columns.tsx';
import { drawnPicture, goodsColours } from '../../testing/drawn-pictures.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { Picture, type PictureProps } from './picture.tsx';

const meta: Meta<PictureProps> = {
  title: 'Commerce/Picture',
  component: Picture,
  args: { ...drawnPicture('beanie', goodsColours[1]), loading: 'eager' },
  render: function Render(args) {
    const { product } = useTexts();
    return (
      <Columns phone={2} desktop={4}>
        <Picture {...args} alt={product} />
      </Columns>
    );
  },
};

export default meta;
type Story = StoryObj<PictureProps>;

export const Portrait: Story = {};
export const Square: Story = { args: { ratio: 'square' } };
export const Landscape: Story = { args: { ratio: 'landscape' } };
export const Rounded: Story = { args: { shape: 'card' } };
export const Missing: Story = { args: { src: 'data:image/png;base64,' } };
