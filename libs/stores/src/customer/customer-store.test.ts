import { describe, expect, it, vi } from 'vitest';
import { CustomerStore } from './customer-store.ts';

describe('CustomerStore', () => {
  it('begins with a private person, who sees prices with VAT', () => {
    const store = new CustomerStore({ events: { record: vi.fn() }, rememberCustomerType: vi.fn() });
    expect([store.customerType, store.vatView]).toEqual(['PERSON', 'incVat']);
  });

  it('shows an organization prices without VAT, and remembers and records the choice once', () => {
    const [record, rememberCustomerType] = [vi.fn(), vi.fn()];
    const store = new CustomerStore({ events: { record }, rememberCustomerType });
    store.change('ORGANIZATION');
    store.change('ORGANIZATION');
    expect(store.vatView).toBe('exVat');
    expect(rememberCustomerType.mock.calls).toEqual([['ORGANIZATION']]);
    expect(record.mock.calls).toEqual([['customer-type:change', { customerType: 'ORGANIZATION' }]]);
  });

  it('takes over what was chosen before, which is no new choice', () => {
    const [record, rememberCustomerType] = [vi.fn(), vi.fn()];
    const store = new CustomerStore({ events: { record }, rememberCustomerType });
    store.receive('ORGANIZATION');
    expect(store.vatView).toBe('exVat');
    expect([record.mock.calls, rememberCustomerType.mock.calls]).toEqual([[], []]);
  });
});
