import { type FormEvent, type InputEvent, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framedInDocs } from '../../testing/framed-in-docs.ts';
import { photo, productLooks } from '../../testing/photos/photo.ts';
import { type StoryTexts, useTexts } from '../../testing/story-texts.ts';
import { textsOf } from '../../testing/texts-of.ts';
import { worded } from '../../testing/worded.ts';
import { SearchField } from '../search-field/search-field.tsx';
import {
  SearchCombobox,
  type SearchComboboxProps,
  type SuggestionGroup,
  type Suggestions,
} from './search-combobox.tsx';
import { readTypedSearch, type TypedSearch } from './typed-search.ts';

interface Args extends SearchComboboxProps {
  status?: Suggestions['status'];
  /** How many products there are to be found. */
  productCount?: number;
  startsOpen?: boolean;
  onSearch(query: string): void;
}

function groupsFor(t: StoryTexts, text: string, productCount: number): readonly SuggestionGroup[] {
  const products = Array.from({ length: productCount }, (_, index) => ({
    id: `product-${index}`,
    label: t.products[index % t.products.length] ?? '',
    detail: t.crumbs[2],
    price: [t.price, t.unitPrice, t.freePrice][index % 3],
    picture: index === 2 ? null : photo((productLooks[index % productLooks.length] ?? productLooks[0])[0]).src,
  }));
  const categories = t.crumbs.slice(1, 3).map((label, index) => ({ id: `category-${index}`, label }));
  const past = t.pastSearches.map((query, index) => ({ id: `past-${index}`, label: query, query }));
  if (!text) return [{ id: 'past', heading: t.pastSearchesHeading, suggestions: past }];
  return [
    { id: 'products', heading: t.productsHeading, suggestions: products },
    { id: 'categories', heading: t.categoriesHeading, suggestions: productCount ? categories : [] },
  ];
}

function SearchForm(args: Args) {
  const { status = 'found', productCount = 0, startsOpen, onSearch, onTextChange, action, ...props } = args;
  const t = useTexts();
  const first: TypedSearch = { text: t.pastSearches[0] ?? '', selection: [2, 2], hasFocus: true };
  const [text, setText] = useState(startsOpen ? first.text : '');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q')));
  };
  return (
    <form role="search" onSubmit={search}>
      <SearchCombobox
        {...worded(
          {
            label: t.search,
            submitLabel: t.searchSubmit,
            listLabel: t.suggestions,
            placeholder: t.searchPlaceholder,
            loadingText: t.suggestionsLoading,
            emptyText: t.suggestionsEmpty,
            countLabel: (count) => `${count} ${t.suggestionCount}`,
            suggestions: status === 'found' ? { status, groups: groupsFor(t, text, productCount) } : { status },
          },
          props,
        )}
        action={action && { ...action, label: t.forgetSearches }}
        typed={startsOpen ? first : props.typed}
        onTextChange={(next) => {
          setText(next);
          onTextChange(next);
        }}
      />
    </form>
  );
}

const meta: Meta<Args> = {
  title: 'Inputs/SearchCombobox',
  component: SearchCombobox,
  parameters: framedInDocs('32rem'),
  args: { onSearch: fn(), onTextChange: fn(), onChoose: fn(), status: 'found', productCount: 4 },
  render: (args) => <SearchForm {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const Open: Story = { args: { startsOpen: true } };
export const Loading: Story = { args: { startsOpen: true, status: 'loading' } };
export const NothingFound: Story = { args: { startsOpen: true, productCount: 0 } };
export const PastSearches: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const field = canvas.getByRole('combobox', { name: t.search });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: t.pastSearches[1] }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ query: t.pastSearches[1] }));
    await expect(field).toHaveValue(t.pastSearches[1]);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
/** The button below forgets what was searched for; the focus goes back to the field. */
export const PastSearchesForgotten: Story = {
  tags: ['!autodocs'],
  args: { action: { label: '', onPress: fn() } },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const field = canvas.getByRole('combobox', { name: t.search });
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await userEvent.tab();
    await expect(await screen.findByRole('button', { name: t.forgetSearches })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPress).toHaveBeenCalledTimes(1);
    await expect(field).toHaveFocus();
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals.locale);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ull');
    const list = await screen.findByRole('listbox', { name: t.suggestions });
    await expect(within(list).getAllByRole('group')).toHaveLength(2);
    // Nothing is marked until an arrow asks for it: Enter sends what was typed.
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ull');
    await expect(screen.queryByRole('listbox')).toBeNull();
    // The arrow opens it again and marks the first; Enter then takes it and sends nothing.
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'product-0' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};
export const EscapeClosesThenClears: Story = {
  tags: ['!autodocs'],
  args: { startsOpen: true },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    const field = canvas.getByRole('combobox');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue(t.pastSearches[0]);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
export const ClosesWhenLeft: Story = {
  tags: ['!autodocs'],
  args: { startsOpen: true },
  play: async ({ canvas, globals }) => {
    await screen.findByRole('listbox');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: textsOf(globals.locale).searchSubmit })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
/** The plain field of the server's page gives way in the middle of a word. */
export const TakesThePlaceOfThePlainField: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const t = useTexts();
    const [typed, setTyped] = useState<TypedSearch | null>(null);
    const giveWay = (event: InputEvent<HTMLInputElement>) => {
      if (event.currentTarget.value.length === 3) setTyped(readTypedSearch(event.currentTarget));
    };
    if (typed) return <SearchForm {...args} typed={typed} />;
    return <SearchField label={t.search} submitLabel={t.searchSubmit} onInput={giveWay} />;
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals.locale);
    await userEvent.type(canvas.getByRole('searchbox', { name: t.search }), 'trö');
    const field = await canvas.findByRole('combobox', { name: t.search });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ja');
    await expect(field).toHaveValue('tröja');
  },
};
/** Of five thousand products the first six are shown. */
export const FiveThousandProducts: Story = {
  args: { startsOpen: true, productCount: 5000 },
  play: async ({ globals }) => {
    const t = textsOf(globals.locale);
    const products = await screen.findByRole('group', { name: t.productsHeading });
    await expect(within(products).getAllByRole('option')).toHaveLength(6);
  },
};
export const LongestTexts: Story = {
  args: { startsOpen: true },
  globals: { locale: 'longest', viewport: { value: 'phone' } },
};
