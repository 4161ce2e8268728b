import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoryApart } from '../../.storybook/story-apart.tsx';
import { RadioGroup } from '../inputs/radio-group/radio-group.tsx';

it('on one page of docs, what each story chose stays chosen', () => {
  const options = ['Ombud', 'Hem'].map((label) => ({ value: label, label }));
  const story = <RadioGroup legend="Leverans" name="delivery" options={options} defaultValue="Ombud" />;
  render(
    <>
      <StoryApart>{story}</StoryApart>
      <StoryApart>{story}</StoryApart>
    </>,
  );
  for (const radio of screen.getAllByRole('radio', { name: 'Ombud' })) expect(radio).toHaveProperty('checked', true);
});
