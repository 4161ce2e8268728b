import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { swedish as t } from '../../testing/texts-sv.ts';
import { OrderCard } from './order-card.tsx';

afterEach(cleanup);

it('shows the first goods by their pictures, and says how many more there are', () => {
  const words = { name: t.orderCard, href: '/1042', date: t.orderDate, status: t.orderStatus, total: t.orderTotal };
  const pictures = [{ src: '/a.jpg', width: 120, height: 150, alt: t.product }];
  const { rerender } = render(<OrderCard {...words} pictures={pictures} more={{ text: '+2', label: t.orderMore }} />);
  const picture = screen.getByRole('img', { name: t.product });
  expect(['loading', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual(['lazy', '120', '150']);
  expect(screen.getByText(t.orderMore)).toBeTruthy();
  expect(screen.getByText('+2').getAttribute('aria-hidden')).toBe('true');
  rerender(<OrderCard {...words} pictures={[]} />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('leads to the order by its name alone, and tells how it stands', () => {
  render(<OrderCard name={t.orderCard} href="/1042" date={t.orderDate} status={t.orderStatus} total={t.orderTotal} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([t.orderCard]);
  expect(screen.getByRole('article').textContent).toBe(t.orderCard + t.orderStatus + t.orderDate + t.orderTotal);
});
