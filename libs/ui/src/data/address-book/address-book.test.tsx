import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { swedish } from '../../testing/texts-sv.ts';
import { AddressBook } from './address-book.tsx';

afterEach(cleanup);

it('is a list of addresses, each under its own heading, with what sets it apart', () => {
  const addresses = [
    { id: 'a', heading: 'Maja Lind', lines: ['Strandvägen 4', ''], marks: [swedish.addressBookDefault] },
    { id: 'b', heading: 'Per Lind', lines: ['Storgatan 1'] },
  ];
  render(<AddressBook label={swedish.addressBook} addresses={addresses} />);
  const entries = within(screen.getByRole('list', { name: swedish.addressBook })).getAllByRole('listitem');
  expect(entries).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Maja Lind', 'Per Lind'],
  ]);
  expect(screen.getAllByText(swedish.addressBookDefault)).toHaveLength(1);
});
