import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { swedish as t } from '../../testing/texts-sv.ts';
import { OrderCard } from './order-card.tsx';

afterEach(cleanup);

it('leads to the order by its name alone, and tells how it stands', () => {
  render(<OrderCard name={t.orderCard} href="/1042" date={t.orderDate} status={t.orderStatus} total={t.orderTotal} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([t.orderCard]);
  expect(screen.getByRole('article').textContent).toBe(t.orderCard + t.orderStatus + t.orderDate + t.orderTotal);
});
