import type { Field } from '../../page/form/field.ts';

/** The most that a limit says, in minor units. */
const HIGHEST = 10_000_000_00;

/** An amount in kronor, read as minor units; null where nothing was typed, which is no limit. */
export const limitField: Field<number | null> = {
  read(typed) {
    const text = (typed ?? '').replace(/kr$/i, '').replaceAll(/[\s\u00a0\u202f]/g, '');
    if (text === '') return { value: null };
    if (!/^\d{1,8}(?:[.,]\d{1,2})?$/.test(text)) return { refusal: 'amount' };
    const minor = Math.round(Number(text.replace(',', '.')) * 100);
    return minor > HIGHEST ? { refusal: 'amount' } : { value: minor };
  },
};
