import { useTexts } from '../story-texts.ts';
import { textsOf } from '../texts-of.ts';
import { longest } from '../texts-longest.ts';
import { norwegian } from '../texts-nb.ts';
import { longestCheckout } from './checkout-texts-longest.ts';
import { norwegianCheckout } from './checkout-texts-nb.ts';
import { type CheckoutTexts, swedishCheckout } from './checkout-texts-sv.ts';

const checkouts = new Map([
  [norwegian, norwegianCheckout],
  [longest, longestCheckout],
]);

/** The words in the language that the toolbar chose. */
export function useCheckoutTexts(): CheckoutTexts {
  return checkouts.get(useTexts()) ?? swedishCheckout;
}

/** The words of a choice in the toolbar. */
export function checkoutTextsOf(locale: unknown): CheckoutTexts {
  return checkouts.get(textsOf(locale)) ?? swedishCheckout;
}
