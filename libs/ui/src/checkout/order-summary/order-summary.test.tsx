import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { swedishCheckout as t } from '../../testing/checkout/checkout-texts-sv.ts';
import { OrderSummary } from './order-summary.tsx';

afterEach(cleanup);

function summary(total: string, pendingLabel?: string) {
  const rows = [{ label: t.sums[3][0], value: total, kind: 'total' as const }];
  return (
    <OrderSummary heading={t.summary} toggleLabel={t.summaryShow} lines={[]} rows={rows} pendingLabel={pendingLabel} />
  );
}

it('says the new total once the sums have been reckoned anew, and nothing before', () => {
  const { rerender } = render(summary('2 379 kr'));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(summary('2 379 kr', t.summaryPending));
  expect(status.textContent).toBe(t.summaryPending);
  rerender(summary('2 438 kr'));
  expect(status.textContent).toBe(`${t.sums[3][0]} 2 438 kr`);
});
