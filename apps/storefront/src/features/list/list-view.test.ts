import { expect, it } from 'vitest';
import { viewAddress, viewIn } from './list-view.ts';

it('an address says how its list is shown, and of the grid nothing', () => {
  const query = new URLSearchParams('brands=Lera~b_1&page=2');
  const inRows = viewAddress({ pathname: '/c/klader', query }, 'rows');
  expect(inRows).toBe('/c/klader?brands=Lera%7Eb_1&page=2&view=rows');
  const shown = new URL(inRows, 'https://torg.example').searchParams;
  expect(viewIn(shown)).toBe('rows');
  expect(viewAddress({ pathname: '/c/klader', query: shown }, 'grid')).toBe('/c/klader?brands=Lera%7Eb_1&page=2');
  expect(viewAddress({ pathname: '/c/klader', query: new URLSearchParams('view=rows') }, 'grid')).toBe('/c/klader');
  expect(viewIn(new URLSearchParams('view=tiles'))).toBeNull();
});
