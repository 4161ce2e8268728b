import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Columns } from '../../layout/columns/columns.tsx';
import { goodsColours, photo } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** One clear pixel: what is seen while a picture is on its way. */
const clear = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const meta: Meta<PictureProps> = {
  title: 'Commerce/Picture',
  component: Picture,
  args: { ...photo('mossa-bris-gran'), loading: 'eager' },
  render: function Render(args) {
    const { product } = useTexts();
    return (
      <Columns phone={2} desktop={4}>
        <Picture {...args} alt={args.alt || product} />
      </Columns>
    );
  },
};

export default meta;
type Story = StoryObj<PictureProps>;

export const Portrait: Story = {};
export const Square: Story = { args: { ratio: 'square' } };
export const Landscape: Story = { args: { ratio: 'landscape' } };
export const Banner: Story = { args: { ratio: 'banner' } };
export const Rounded: Story = { args: { shape: 'card' } };
export const Missing: Story = { args: { src: 'data:image/png;base64,' } };
export const OnItsColour: Story = { args: { src: clear, colour: goodsColours[0] } };
export const MissingOnItsColour: Story = {
  args: { src: 'data:image/png;base64,', colour: goodsColours[0] },
  play: async ({ canvasElement }) => {
    // The words of a picture that did not come are read on the plain ground.
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeNull());
  },
};
export const InSeveralFormats: Story = {
  args: {
    src: 'data:image/png;base64,',
    formats: [{ type: 'image/avif', srcSet: photo('mugg-strand-terrakotta').src }],
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};
