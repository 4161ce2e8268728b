import type { Field, FieldReading } from '../../page/form/field.ts';
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
  const units = [...sent].filter(([name]) => name.startsWith(start));
  const items = readUnits(units);
  const isNothing = 'refusal' in items && items.refusal === 'noUnits';
  const each = Object.fromEntries(
    units.map(([name], index) => {
      const left = sent.get(`${leftStart}${name.slice(start.length)}`);
      return [name, unitsField(left === null ? Infinity : Number(left), isNothing && index === 0)];
    }),
  );
  return { ...withdrawFields, ...each, items: { read: () => items } };
}

/** How many of one sku; the first is refused where nothing was chosen at all. */
function unitsField(left: number, isNothing: boolean): Field<string> {
  return {
    read(typed) {
      if (isNothing) return { refusal: 'noUnits' };
      return Number(typed) > left ? { refusal: 'tooManyUnits' } : hiddenField.read(typed);
    },
  };
}

function readUnits(sent: readonly [string, FormDataEntryValue][]): FieldReading<readonly ChosenUnits[]> {
  const units = sent.map(([name, text]) => {
    const isNumber = typeof text === 'string' && /^\s*\d{0,6}\s*$/.test(text);
    return { skuId: Number(name.slice(start.length)), quantity: isNumber ? Number(text) : Number.NaN };
  });
  const chosen = units.filter(({ quantity }) => quantity > 0);
  const isSound = units.every(({ skuId, quantity }) => Number.isSafeInteger(skuId) && !Number.isNaN(quantity));
  return isSound && chosen.length > 0 ? { value: chosen } : { refusal: 'noUnits' };
}
