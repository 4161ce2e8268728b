import type { Field } from '../../page/form/field.ts';
import { choiceField, emailField, hiddenField, requiredTextField } from '../../page/form/fields.ts';

/** What is gone back on of one sku. */
export interface ChosenUnits {
  skuId: number;
  quantity: number;
}

const start = 'units-';

/** The name of the field that says how many of a sku are gone back on. */
export function unitsName(skuId: number): string {
  return `${start}${skuId}`;
}

/** How goods are read where nothing was sent. */
const noUnits: Field<readonly ChosenUnits[]> = { read: () => ({ value: [] }) };

/** What somebody tells who goes back on a purchase. The law lets a shop ask for no more. */
export const withdrawFields = {
  step: choiceField(['choose', 'change', 'confirm']),
  order: hiddenField,
  /** Made when the goods were chosen, so that a second press is no second withdrawal. */
  key: hiddenField,
  name: requiredTextField,
  email: emailField,
  items: noUnits,
};

/** The same fields, with the goods that were sent; what was typed for each is kept by its name. */
export function sentWithdrawFields(sent: FormData): typeof withdrawFields {
  const units = [...sent].filter(([name]) => name.startsWith(start));
  const each = Object.fromEntries(units.map(([name]) => [name, hiddenField]));
  return { ...withdrawFields, ...each, items: { read: () => readUnits(units) } };
}

function readUnits(sent: readonly [string, FormDataEntryValue][]): ReturnType<Field<readonly ChosenUnits[]>['read']> {
  const units = sent.map(([name, text]) => {
    const isNumber = typeof text === 'string' && /^\s*\d{0,6}\s*$/.test(text);
    return { skuId: Number(name.slice(start.length)), quantity: isNumber ? Number(text) : Number.NaN };
  });
  if (units.some(({ skuId, quantity }) => !Number.isSafeInteger(skuId) || Number.isNaN(quantity)))
    return { refusal: 'quantity' };
  const chosen = units.filter(({ quantity }) => quantity > 0);
  return chosen.length === 0 ? { refusal: 'choice' } : { value: chosen };
}
