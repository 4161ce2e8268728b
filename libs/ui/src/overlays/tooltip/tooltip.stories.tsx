import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

const meta: Meta<TooltipProps> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: framedInDocs('8rem'),
  args: { delay: 0 },
  render: function Render(args) {
    const t = useTexts();
    return (
      <Inline>
        <Tooltip {...worded({ text: t.favourite }, args)}>
          <IconButton icon="heart" label={t.product} />
        </Tooltip>
      </Inline>
    );
  },
};

export default meta;
type Story = StoryObj<TooltipProps>;

export const Default: Story = {};
export const Shown: Story = { args: { defaultOpen: true } };
export const LongestTexts: Story = { args: { defaultOpen: true }, globals: { locale: 'longest' } };
export const ShowsOnFocusAndLeavesOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: t.product });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(t.favourite);
    await expect(button).toHaveAccessibleDescription(t.favourite);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const ShowsWhereAPointerRests: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: textsOf(globals.locale).product });
    // Who used the keyboard last is not taken to point.
    await userEvent.click(document.body);
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
