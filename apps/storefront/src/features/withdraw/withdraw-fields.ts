import type { Field, FieldReading, FieldRefusal } from '../../page/form/field.ts';
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

const leftStart = 'left-';

/** The name of the field that says how many of a sku the page offered. */
export function leftName(skuId: number): string {
  return `${leftStart}${skuId}`;
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

/**
 * The same fields, with the goods that were sent, in the order of the page; what was typed for each is kept by its name. Each
 * is refused by itself, so that it is at the field what is wrong with it. What is left is held against the shop's own number
 * before anything is gone back on.
 */
export function sentWithdrawFields(sent: FormData): typeof withdrawFields {
  const units = [...sent].filter(([name]) => name.startsWith(start)).map(readUnits);
  const isNothing = units.every(({ quantity }) => quantity === 0);
  const each = units.map(({ name, skuId, quantity }, index): [string, Field<string>] => {
    const left = Number(sent.get(leftName(skuId)) ?? Infinity);
    return [name, unitsField(refusalOf({ quantity, left, isNothing: isNothing && index === 0 }))];
  });
  const items: FieldReading<readonly ChosenUnits[]> = isNothing
    ? { refusal: 'noUnits' }
    : { value: units.filter(({ quantity }) => quantity > 0).map(({ skuId, quantity }) => ({ skuId, quantity })) };
  return { ...withdrawFields, ...Object.fromEntries(each), items: { read: () => items } };
}

/** How many of a sku were typed; not a number where no sound one was, or it is of no sku. */
function readUnits([name, text]: [string, FormDataEntryValue]) {
  const skuId = Number(name.slice(start.length));
  const isNumber = typeof text === 'string' && /^\s*\d{0,6}\s*$/.test(text) && Number.isSafeInteger(skuId);
  return { name, skuId, quantity: isNumber ? Number(text) : Number.NaN };
}

/** What is wrong with one of them; the first is refused where nothing was chosen at all. */
function refusalOf({ quantity, left, isNothing }: { quantity: number; left: number; isNothing: boolean }) {
  if (Number.isNaN(quantity)) return 'quantity';
  if (quantity > left) return 'tooManyUnits';
  return isNothing ? 'noUnits' : null;
}

function unitsField(refusal: FieldRefusal | null): Field<string> {
  return refusal === null ? hiddenField : { read: () => ({ refusal }) };
}
