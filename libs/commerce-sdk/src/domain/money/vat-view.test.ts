import { describe, expect, it } from 'vitest';
import { customerTypeFrom } from '../account/customer-type.ts';
import { otherVatView, vatViewOf } from './vat-view.ts';

describe('the side of VAT', () => {
  it.each([
    ['PERSON', 'incVat'],
    ['ORGANIZATION', 'exVat'],
    ['nobody known', 'incVat'],
  ])('that %s sees is %s', (text, view) => {
    expect(vatViewOf(customerTypeFrom(text))).toBe(view);
  });

  it.each(['incVat', 'exVat'] as const)('%s is switched, and back', (view) => {
    expect(otherVatView(view)).not.toBe(view);
    expect(otherVatView(otherVatView(view))).toBe(view);
  });
});
