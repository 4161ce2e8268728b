import type { OrderSummaryLine } from '../../checkout/order-summary/order-summary.tsx';
import type { SummaryRow } from '../../commerce/summary-table/summary-table.tsx';
import { photo } from '../photos/photo.ts';
import type { CheckoutTexts } from './checkout-texts-sv.ts';

const looks = ['troja-fjall-rund-hals-gran', 'mugg-strand-skymning'] as const;
const kinds: readonly SummaryRow['kind'][] = [undefined, 'saving', undefined, 'total', 'soft'];

/** What is bought in the stories. */
export function orderLines(t: CheckoutTexts): readonly OrderSummaryLine[] {
  return t.orderLines.map(([name, variant, quantity, selling, prior], index) => ({
    id: name,
    name,
    variant,
    quantity,
    image: photo(looks[index] ?? looks[0]),
    price: prior ? { selling, prior, spoken: t.summarySpoken } : { selling },
  }));
}

/** What it costs. */
export function orderSums(t: CheckoutTexts): readonly SummaryRow[] {
  return t.sums.map(([label, value], index) => ({ label, value, kind: kinds[index] }));
}
