import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Gallery } from '../commerce/gallery/gallery.tsx';
import { Columns } from '../layout/columns/columns.tsx';
import { productPhotos } from '../testing/photos/photo.ts';
import { framedInDocs } from '../testing/framed-in-docs.ts';
import { useTexts } from '../testing/story-texts.ts';
import { textsOf } from '../testing/texts-of.ts';
import { GalleryZoom } from './gallery-zoom.tsx';

interface Args {
  count: number;
  startsOpen: boolean;
}

const meta: Meta<Args> = {
  title: 'Overlays/GalleryZoom',
  component: GalleryZoom as never, // the stories bring the gallery that it belongs to
  parameters: framedInDocs('36rem'),
  args: { count: 4, startsOpen: true },
  render: function Render({ count, startsOpen, ...args }) {
    const t = useTexts();
    const [shown, setShown] = useState(0);
    const [isOpen, setOpen] = useState(startsOpen);
    const images = productPhotos(t.product).slice(0, count);
    return (
      <Columns phone={1} desktop={2}>
        <Gallery
          label={t.gallery}
          images={images}
          thumbnailLabel={(n) => `${t.picture} ${n}`}
          zoom={{
            label: t.zoomIn,
            open(index) {
              setShown(index);
              setOpen(true);
            },
          }}
        />
        <GalleryZoom
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={t.product}
          closeLabel={t.close}
          images={images}
          shown={shown}
          onShow={setShown}
          previousLabel={t.previous}
          nextLabel={t.next}
          zoomInLabel={t.zoomIn}
          zoomOutLabel={t.zoomOut}
          {...args}
        />
      </Columns>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {};
export const OnePicture: Story = { args: { count: 1 } };
export const InTheGallery: Story = { args: { startsOpen: false } };
export const LongestTexts: Story = { globals: { locale: 'longest' } };
export const MagnifiesAndTurns: Story = {
  tags: ['!autodocs'],
  args: { startsOpen: false },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.click(canvas.getByRole('button', { name: t.zoomIn }));
    const dialog = within(await screen.findByRole('dialog', { name: t.product }));
    const picture = dialog.getByRole('button', { name: `${t.product} 1. ${t.zoomIn}` });
    const width = picture.clientWidth;
    picture.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(picture.clientWidth).toBeGreaterThan(2 * width));
    // By keyboard the middle comes near.
    await expect(picture.parentElement?.scrollLeft).toBeGreaterThan(0);
    await userEvent.click(picture);
    await expect(picture).toHaveAccessibleName(`${t.product} 1. ${t.zoomIn}`);
    await userEvent.click(dialog.getByRole('button', { name: t.next }));
    const second = dialog.getByRole('button', { name: `${t.product} 2. ${t.zoomIn}` });
    // It has no height before its picture is there.
    await waitFor(() => expect(second).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
