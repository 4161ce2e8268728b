import { minorFromDecimal } from '@torg/commerce-sdk/domain';
import { namedAddressParts } from '../account/address-parts.ts';
import { storableText } from '../database/storable-text.ts';
import type { AddressInputType, CheckoutInputType } from '../generated/contract.ts';
import { isCountry } from './country.rules.ts';
import { draftTexts, type Address, type CheckoutDraft, type CheckoutUrls } from './checkout-draft.ts';

export type MergedDraft = { ok: true; draft: CheckoutDraft } | { ok: false; problem: string };

const LONGEST_TEXT = 2_000;
const LONGEST_MERCHANT_DATA = 10_000;
const MOST_CONSENTS = 20;
/** Kronor; what no parcel costs. */
const DEAREST_SHIPPING = 100_000;

/**
 * Puts what was sent over what was filled in before. What is null or left out stays as it is. The market's country is kept by
 * its ISO code, however it was written; any other stays as it was written, and nothing is offered or ordered to it.
 */
export function mergeDraft(kept: CheckoutDraft, sent: CheckoutInputType, countryCode: string): MergedDraft {
  const problem = problemOf(sent);
  if (problem) return { ok: false, problem };
  const texts = Object.fromEntries(draftTexts.map((name) => [name, textOf(sent[name]) ?? kept[name]]));
  return {
    ok: true,
    draft: {
      ...kept,
      ...texts,
      paymentId: sent.paymentId ?? kept.paymentId,
      shippingId: sent.shippingId ?? kept.shippingId,
      customerType: sent.customerType ?? kept.customerType,
      acceptedConsents: sent.acceptedConsents?.flatMap((one) => textOf(one) ?? []) ?? kept.acceptedConsents,
      shippingAddress: mergeAddress(kept.shippingAddress, sent.shippingAddress, countryCode),
      billingAddress: mergeAddress(kept.billingAddress, sent.billingAddress, countryCode),
      externalShippingFee: mergeFee(kept.externalShippingFee, sent.externalShippingFee),
      checkoutUrls: mergeUrls(kept.checkoutUrls, sent.checkoutUrls),
    },
  };
}

/** The fee after what was sent in kronor: -1 takes it away, nothing leaves it. */
function mergeFee(kept: number | null, sent: number | null | undefined): number | null {
  if (sent === null || sent === undefined) return kept;
  return sent === -1 ? null : minorFromDecimal(sent);
}

function mergeAddress(
  kept: Address | null,
  sent: AddressInputType | null | undefined,
  countryCode: string,
): Address | null {
  if (!kept && !sent) return null;
  const merged = namedAddressParts.map((part) => [part, textOf(sent?.[part])?.trim() ?? kept?.[part] ?? '']);
  const address = Object.fromEntries(merged) as Address; // every part is there, as the list of parts makes the type
  return isCountry(address.country, countryCode) ? { ...address, country: countryCode } : address;
}

function mergeUrls(kept: CheckoutUrls | null, sent: CheckoutInputType['checkoutUrls']): CheckoutUrls | null {
  if (!sent) return kept;
  return {
    termsPageUrl: textOf(sent.termsPageUrl) ?? kept?.termsPageUrl ?? null,
    redirectUrl: textOf(sent.redirectUrl) ?? kept?.redirectUrl ?? null,
    checkoutPageUrl: textOf(sent.checkoutPageUrl) ?? kept?.checkoutPageUrl ?? null,
  };
}

function problemOf(sent: CheckoutInputType): string | null {
  const { merchantData, externalShippingFee: fee, desiredDeliveryDate: date, acceptedConsents: consents } = sent;
  if ((merchantData?.length ?? 0) > LONGEST_MERCHANT_DATA) {
    return `'merchantData' may have ${LONGEST_MERCHANT_DATA} characters at most.`;
  }
  const long = textsOf(sent).find(([, text]) => text.length > LONGEST_TEXT);
  if (long) return `'${long[0]}' may have ${LONGEST_TEXT} characters at most.`;
  if ((consents?.length ?? 0) > MOST_CONSENTS) return `'acceptedConsents' may have ${MOST_CONSENTS} entries at most.`;
  if (date && Number.isNaN(Date.parse(date))) return "'desiredDeliveryDate' must be a moment in ISO 8601.";
  const isFee = fee === null || fee === undefined || fee === -1 || (fee >= 0 && fee <= DEAREST_SHIPPING);
  return isFee ? null : `'externalShippingFee' must be 0 to ${DEAREST_SHIPPING}, or -1 to take it away.`;
}

function textsOf(sent: CheckoutInputType): [string, string][] {
  const { merchantData: _, ...others } = sent;
  const nested = [others, sent.shippingAddress, sent.billingAddress, sent.checkoutUrls].flatMap((part) =>
    Object.entries(part ?? {}),
  );
  const consents = (sent.acceptedConsents ?? []).map((text) => ['acceptedConsents', text] as const);
  return [...nested, ...consents].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []));
}

function textOf(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : storableText(text);
}
