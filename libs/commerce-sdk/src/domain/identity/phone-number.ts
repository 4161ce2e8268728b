import { expectOneOf, expectText } from '../expect-argument.ts';
import type { PostalCountry } from './postal-code.ts';

const plans = {
  SE: { prefix: '+46', own: /^0([1-9]\d{6,9})$/, abroad: /^\+460?([1-9]\d{6,9})$/, mobile: /^7[02369]\d{7}$/ },
  NO: { prefix: '+47', own: /^([2-9]\d{7})$/, abroad: /^\+47([2-9]\d{7})$/, mobile: /^[49]\d{7}$/ },
} as const;

/** A telephone number in the international form of ITU-T E.164 (`+46701234567`), and whether it can take text messages. */
export interface PhoneNumber {
  e164: string;
  isMobile: boolean;
}

/**
 * Reads a telephone number as it is usually written in a country, or abroad; null where it is none of that country's. What
 * it looks like follows the numbering plans of PTS and Nkom; whether anybody answers only a call can tell.
 *
 * @example
 * readPhoneNumber('070-174 06 05', 'SE'); // { e164: '+46701740605', isMobile: true }
 */
export function readPhoneNumber(text: string, country: PostalCountry): PhoneNumber | null {
  expectText('text', text);
  expectOneOf('country', country, plans);
  const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
  const { prefix, own, abroad, mobile } = plans[country];
  const national = (own.exec(digits) ?? abroad.exec(digits))?.[1];
  return national ? { e164: prefix + national, isMobile: mobile.test(national) } : null;
}

/** An area code without its 0 (Stockholm's has one digit, these have two, others three), then digits in groups. */
const SWEDISH =
  /^\+46(8|1[013689]|2[0136]|3[1356]|4[0246]|54|6[03]|7[02369]|90(?!0)|[1-9]\d\d)(\d{2,3})(\d{2,3})?(\d\d)$/;

/**
 * Writes a telephone number (E.164) as people of its country do: `070-123 45 67` in Sweden, `40 61 23 45` in Norway. What
 * follows neither country's numbering plan stays as it is.
 *
 * @example
 * formatPhoneNumber('+46701740605'); // 070-174 06 05
 */
export function formatPhoneNumber(e164: string): string {
  if (/^\+47\d{8}$/.test(e164)) return e164.slice(3).replaceAll(/\d\d(?=\d)/g, '$& ');
  const [, area, ...groups] = SWEDISH.exec(e164) ?? [];
  return area ? `0${area}-${groups.filter(Boolean).join(' ')}` : e164;
}
