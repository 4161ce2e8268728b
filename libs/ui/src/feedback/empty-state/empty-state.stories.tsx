import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/button-link/button-link.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { photo } from '../../testing/photos/photo.ts';
import { worded } from '../../testing/worded.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

const meta: Meta<EmptyStateProps> = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { icon: 'cart', headingLevel: 1 },
  render: function Render(args) {
    const t = useTexts();
    return (
      <EmptyState
        {...worded(
          {
            heading: t.emptyHeading,
            text: t.emptyText,
            action: <ButtonLink href="#onward">{t.continueShopping}</ButtonLink>,
          },
          args,
        )}
      />
    );
  },
};

export default meta;
type Story = StoryObj<EmptyStateProps>;

export const Default: Story = {};
export const WithoutIcon: Story = { args: { icon: undefined } };
export const WithPicture: Story = { args: { picture: photo('mugg-strand-havre') } };
export const LongestTexts: Story = { globals: { locale: 'longest' } };
