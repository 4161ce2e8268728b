import { minorFromDecimal } from '@torg/merchant-api/back-office';

/** Reads an id, a whole number from 1; null where it is none. */
export function readId(text: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
}

/** Reads an amount as people write it (`199`, `199,50`, `199.5`) in minor units; null where it is none. */
export function readAmount(text: string | undefined): number | null {
  return /^\d{1,7}([.,]\d{1,2})?$/.test(text ?? '') ? minorFromDecimal(Number(text?.replace(',', '.'))) : null;
}
