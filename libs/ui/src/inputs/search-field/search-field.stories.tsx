import type { FormEvent } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { statesOf } from '../../testing/state-grid.tsx';
import { useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

interface Args extends SearchFieldProps {
  onSearch(query: string): void;
}

const meta: Meta<Args> = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { onSearch: fn() },
  render: Shown,
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.type(canvas.getByRole('searchbox', { name: t.search }), 'tröja{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('tröja');
    await userEvent.click(canvas.getByRole('button', { name: t.searchSubmit }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};
export const LongestTexts: Story = { globals: { locale: 'longest' } };
export const States: Story = {
  render: statesOf(ShownField, { Filled: { defaultValue: 'tröja' } }),
};

function Shown({ onSearch, ...args }: Args) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q')));
  };
  return (
    <form role="search" onSubmit={search}>
      <ShownField {...args} />
    </form>
  );
}

function ShownField({ onSearch: _, ...args }: Partial<Args>) {
  const t = useTexts();
  const texts = { label: t.search, placeholder: t.searchPlaceholder, submitLabel: t.searchSubmit };
  return <SearchField {...texts} {...args} />;
}
