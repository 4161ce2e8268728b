import { expect, it, vi } from 'vitest';
import { resumeForm, suspendForm, type ProviderGlobals } from './form-controls.ts';

function providers() {
  const told: string[] = [];
  const suspendable = { suspend: () => told.push('suspend'), resume: () => told.push('resume') };
  const globals: ProviderGlobals = {
    _klarnaCheckout: (use) => use(suspendable),
    collector: { checkout: { api: suspendable } },
    scoApi: { setCheckoutEnabled: (isEnabled) => told.push(isEnabled ? 'resume' : 'suspend') },
    avardaCheckout: { refreshForm: () => told.push('resume') },
  };
  return { told, globals };
}

it.each([
  ['KLARNA', ['suspend', 'resume']],
  ['SVEA', ['suspend', 'resume']],
  ['WALLEY', ['suspend', 'resume']],
  ['AVARDA', ['resume']],
  ['GEINS_PAY', []],
] as const)('the form of %s is shut while the cart changes and opened again: %j', (paymentType, expected) => {
  const { told, globals } = providers();
  suspendForm(paymentType, globals);
  resumeForm(paymentType, globals);
  expect(told).toEqual(expected);
});

it('a form whose script has not run is left alone', () => {
  const fails = vi.fn();
  for (const paymentType of ['KLARNA', 'SVEA', 'WALLEY', 'AVARDA'] as const) {
    try {
      suspendForm(paymentType, {});
    } catch (error) {
      fails(error);
    }
  }
  expect(fails).not.toHaveBeenCalled();
});
