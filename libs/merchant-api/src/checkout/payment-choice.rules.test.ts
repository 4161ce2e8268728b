import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentOption } from './checkout-option.ts';
import { choosePayment } from './payment-choice.rules.ts';

const option = (id: number, isCredit: boolean, customerType: PaymentOption['customerType'] = null): PaymentOption => ({
  id,
  name: `Sätt ${id}`,
  fee: 0,
  kind: isCredit ? 'invoice' : 'redirect',
  paymentType: 'STANDARD',
  isCredit,
  customerType,
});
const swede = { countryCode: 'SE', customerType: 'PERSON', chosenId: null } as const;

describe('ways of paying', () => {
  it('begin with what is paid at once, whatever their order was', () => {
    const { options, selected } = choosePayment([option(1, true), option(2, false), option(3, false)], swede);
    expect(options.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(selected?.id).toBe(2);
  });

  it('that are all credit are left to the shopper in Sweden, and not in Norway', () => {
    expect(choosePayment([option(1, true)], swede).selected).toBeNull();
    expect(choosePayment([option(1, true)], { ...swede, countryCode: 'NO' }).selected?.id).toBe(1);
  });

  it('keep what was chosen, credit as well', () => {
    const offered = [option(1, true), option(2, false)];
    expect(choosePayment(offered, { ...swede, chosenId: 1 }).selected?.id).toBe(1);
    expect(choosePayment(offered, { ...swede, chosenId: 9 }).selected?.id).toBe(2);
  });

  it('are those of the kind of customer', () => {
    const offered = [option(1, false, 'ORGANIZATION'), option(2, false)];
    expect(choosePayment(offered, swede).options.map(({ id }) => id)).toEqual([2]);
  });

  it('never show credit first where there is anything else, nor select it beforehand in Sweden', () => {
    const anyOptions = fc.array(fc.boolean()).map((credits) => credits.map((isCredit, id) => option(id, isCredit)));
    fc.assert(
      fc.property(anyOptions, (offered) => {
        const { options, selected } = choosePayment(offered, swede);
        expect(options).toHaveLength(offered.length);
        if (offered.some(({ isCredit }) => !isCredit)) expect(options[0]?.isCredit).toBe(false);
        expect(selected?.isCredit ?? false).toBe(false);
      }),
    );
  });
});
