import type { PostalCountry } from './postal-code.ts';

const plans = {
  SE: { prefix: '+46', own: /^0([1-9]\d{6,9})$/, abroad: /^\+460?([1-9]\d{6,9})$/, mobile: /^7[02369]\d{7}$/ },
  NO: { prefix: '+47', own: /^([2-9]\d{7})$/, abroad: /^\+47([2-9]\d{7})$/, mobile: /^[49]\d{7}$/ },
} as const;

/** A telephone number in the international form E.164, and whether it can take text messages. */
export interface PhoneNumber {
  e164: string;
  isMobile: boolean;
}

/** Reads a telephone number as it is usually written in a country; null where it is none of that country's. */
export function readPhoneNumber(text: string, country: PostalCountry): PhoneNumber | null {
  const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
  const { prefix, own, abroad, mobile } = plans[country];
  const national = (own.exec(digits) ?? abroad.exec(digits))?.[1];
  return national ? { e164: prefix + national, isMobile: mobile.test(national) } : null;
}
