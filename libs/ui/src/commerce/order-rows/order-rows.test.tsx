import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OrderRows } from './order-rows.tsx';

afterEach(cleanup);

it('says of each row what was written and what became of it', () => {
  const rows = [
    { id: '1', number: 'MUK-4l01', place: 'Rad 7', quantity: '3 st', tone: 'danger' as const, verdict: 'Finns inte' },
  ];
  render(<OrderRows label="Artiklar" rows={rows} />);
  const row = within(screen.getByRole('list', { name: 'Artiklar' })).getByRole('listitem');
  for (const text of [/^MUK-4l01/, 'Rad 7', '3 st', 'Finns inte']) expect(within(row).getByText(text)).toBeDefined();
});
