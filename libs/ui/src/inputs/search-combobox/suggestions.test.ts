import { describe, expect, it } from 'vitest';
import { shownSuggestions } from './suggestions.ts';

const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, label: String(index) }));

describe('shownSuggestions', () => {
  it('cuts each group, and leaves out those without any', () => {
    const groups = [
      { id: 'products', heading: 'Varor', suggestions: some(5000) },
      { id: 'categories', heading: 'Kategorier', suggestions: [] },
      { id: 'past', heading: 'Tidigare', suggestions: some(1) },
    ];
    const shown = shownSuggestions({ status: 'found', groups }, 6);
    expect(shown).toMatchObject({
      groups: [
        { id: 'products', suggestions: some(6) },
        { id: 'past', suggestions: some(1) },
      ],
    });
  });

  it.each(['none', 'loading'] as const)('leaves %s as it is', (status) => {
    expect(shownSuggestions({ status }, 6)).toEqual({ status });
  });
});
