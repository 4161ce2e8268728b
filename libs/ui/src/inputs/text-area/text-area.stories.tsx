import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { worded } from '../../testing/worded.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

interface Args extends TextAreaProps {
  limit?: number;
  isFilled?: boolean;
  hasError?: boolean;
}

const meta: Meta<Args> = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { onChange: fn(), limit: 0 },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const WithCount: Story = {
  args: { limit: 500 },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.type(canvas.getByRole('textbox', { name: t.review }), 'Varm');
    await expect(canvas.getByText(`496 ${t.charactersLeft}`)).toBeVisible();
  },
};
/** More can be written than is taken, and the writer sees by how much. */
export const TooLong: Story = { args: { limit: 40, isFilled: true, hasError: true } };
/** An unbroken string of 180 letters. */
export const LongestTexts: Story = {
  args: { limit: 40, isFilled: true, hasError: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};

export const States: Story = {
  render: statesOf(Shown, {
    Filled: { isFilled: true },
    Required: { required: true },
    Invalid: { hasError: true },
    'Read only': { readOnly: true, isFilled: true },
    Disabled: { disabled: true, isFilled: true },
  }),
};

function Shown({ limit, isFilled, hasError, ...args }: Args) {
  const t = useTexts();
  const countLabel = (left: number) => (left < 0 ? `${-left} ${t.charactersOver}` : `${left} ${t.charactersLeft}`);
  return (
    <TextArea
      {...worded(
        {
          label: t.review,
          hint: t.reviewHint,
          error: hasError ? t.reviewError : undefined,
          defaultValue: isFilled ? t.reviewText : undefined,
          count: limit ? { limit, countLabel } : undefined,
        },
        args,
      )}
    />
  );
}
