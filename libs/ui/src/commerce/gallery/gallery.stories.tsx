import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Columns } from '../../layout/columns/columns.tsx';
import { productPhotos } from '../../testing/photos/photo.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Gallery, type GalleryProps } from './gallery.tsx';

interface Args extends GalleryProps {
  count: number;
}

const meta: Meta<Args> = {
  title: 'Commerce/Gallery',
  component: Gallery,
  args: { count: 4 },
  render: function Render({ count, ...args }) {
    const t = useTexts();
    const images = productPhotos(t.product).slice(0, count);
    return (
      <Columns phone={1} desktop={2}>
        <Gallery {...worded({ label: t.gallery, images, thumbnailLabel: (n) => `${t.picture} ${n}` }, args)} />
      </Columns>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const MissingPictures: Story = { args: { count: 0 } };
export const OnePicture: Story = { args: { count: 1 } };
/** The pictures stand in their place before the thumbnails' markup has come. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const row = canvas.getByRole('list', { name: textsOf(globals.locale).gallery });
    const thumbnails = canvas.getAllByRole('list').filter((list) => list !== row);
    const place = row.getBoundingClientRect().left;
    const restore = thumbnails.map((list) => {
      list.style.display = 'none';
      return () => list.style.removeProperty('display');
    });
    await expect(row.getBoundingClientRect().left).toBe(place);
    restore.forEach((show) => show());
  },
};
export const PickingAThumbnail: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const third = canvas.getByRole('link', { name: `${t.picture} 3` });
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    const row = canvas.getByRole('list', { name: t.gallery });
    await waitFor(() => expect(Math.round(row.scrollLeft / row.clientWidth)).toBe(2));
  },
};
