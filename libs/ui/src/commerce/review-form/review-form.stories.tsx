import type { FormEvent } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { Text } from '../../typography/text/text.tsx';
import { ReviewForm } from './review-form.tsx';

interface Args {
  hasErrors?: boolean;
  onSent(values: object): void;
}

const meta: Meta<Args> = {
  title: 'Commerce/ReviewForm',
  component: ReviewForm as never, // its texts bring the rest
  args: { onSent: fn() },
  render: function Render({ hasErrors, onSent }) {
    const t = useTexts();
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      onSent(Object.fromEntries(new FormData(event.currentTarget)));
    };
    return (
      <ReviewForm
        form={{ onSubmit: send }}
        stars={{
          legend: t.rating,
          starLabel: (stars) => t.ratingLabels[stars - 1] ?? '',
          error: hasErrors ? t.ratingError : undefined,
        }}
        author={{ label: t.reviewName, name: 'author', hint: t.reviewNameHint }}
        comment={{ label: t.review, name: 'comment', error: hasErrors ? t.reviewError : undefined }}
        action={<Button type="submit">{t.send}</Button>}
        note={
          <Text size="s" tone="muted">
            {t.reviewNote}
          </Text>
        }
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const Sent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.click(canvas.getByTitle(t.ratingLabels[3] ?? ''));
    await userEvent.type(canvas.getByLabelText(t.reviewName), 'Maja');
    await userEvent.type(canvas.getByLabelText(t.review), 'Mjuk');
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(args.onSent).toHaveBeenCalledWith({ rating: '4', author: 'Maja', comment: 'Mjuk' });
  },
};
export const WithErrors: Story = { args: { hasErrors: true } };
export const LongestTexts: Story = {
  args: { hasErrors: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
