import type { Field } from '../page/form/field.ts';

/** The size that was chosen; where there is only one, the page chose it. */
export const sizeField: Field<number> = {
  read: (typed) => (/^\d{1,15}$/.test(typed ?? '') ? { value: Number(typed) } : { refusal: 'size' }),
};
