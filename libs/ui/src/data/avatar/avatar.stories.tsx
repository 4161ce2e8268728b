import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { photo } from '../../testing/photos/photo.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

const meta: Meta<AvatarProps> = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Astrid Lindqvist' },
};

export default meta;
type Story = StoryObj<AvatarProps>;

export const Initials: Story = {};
export const WithPicture: Story = { args: { picture: photo('mossa-bris-gran').src } };
/** The picture cannot be fetched: the initials stand in its place. */
export const MissingPicture: Story = {
  args: { picture: 'data:image/png;base64,bm9uZQ==' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeVisible());
    await expect(canvas.getByText('AL')).toBeVisible();
  },
};
export const WithoutName: Story = { args: { name: '' } };
export const WithLabel: Story = {
  args: { label: 'Astrid Lindqvist' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Avatar key={size} name="Åse Østby" size={size} />
      ))}
    </Inline>
  ),
};
