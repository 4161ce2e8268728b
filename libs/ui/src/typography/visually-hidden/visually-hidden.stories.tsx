import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.tsx';

const meta: Meta<VisuallyHiddenProps> = {
  title: 'Typography/VisuallyHidden',
  component: VisuallyHidden,
  argTypes: { children: { control: 'text' } },
  render: function Render(args) {
    const t = useTexts();
    return (
      <p>
        <bdi>{t.price}</bdi> <VisuallyHidden {...worded({ children: t.vat }, args)} />
      </p>
    );
  },
};

export default meta;

export const Default: StoryObj<VisuallyHiddenProps> = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await expect(canvas.getByText(t.vat).getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
