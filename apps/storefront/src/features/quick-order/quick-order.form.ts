import {
  buyableItems,
  mostOrderRows,
  sumRows,
  writeOrderRows,
  type JudgedRow,
  type OrderRow,
} from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { cartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import type { Field } from '../../page/form/field.ts';
import { fileField, flagField, hiddenField } from '../../page/form/fields.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { corrected } from './correction.ts';
import { judgeList } from './judge-list.ts';
import { keepRows, readKeptRows } from './kept-rows.ts';
import { readPlacedRows, withPlaces, writePlacedRows } from './placed-rows.ts';
import type { FileRefusal } from './read-order-list.ts';

/** What became of a list of articles. */
export type QuickOrderAnswer =
  /** What becomes of each of its rows; `added` of those before them are in the cart now, `tooMany` were left out. */
  | { kind: 'checked'; text: string; rows: readonly JudgedRow[]; added: number; tooMany: number }
  | { kind: 'all-added' }
  | { kind: 'file'; reason: FileRefusal }
  | { kind: 'empty' };

/** Longer than so many rows can be. */
const longestList = 60_000;
const rowsField: Field<string> = {
  read: (typed) => ((typed ?? '').length > longestList ? { refusal: 'tooLong' } : { value: typed ?? '' }),
};

/** No line says more of itself. */
const longestMark = 200;
const markField: Field<string> = {
  read: (typed) => {
    const value = (typed ?? '').trim();
    return value.length > longestMark ? { refusal: 'tooLong' } : { value };
  },
};

/** Says of each row of a list what becomes of it, by one request, and puts what can be bought in the cart by another. */
export const quickOrderForm = defineForm('quick-order', {
  fields: {
    rows: rowsField,
    file: fileField,
    mark: markField,
    correction: hiddenField,
    add: flagField,
    places: hiddenField,
  },
  async act(scope, { rows: text, file, mark, correction, add, places }): Promise<QuickOrderAnswer> {
    const { readListFile, readTypedList } = await import('./read-order-list.ts');
    const fromFile = file ? await readListFile(file) : { rows: [] };
    if ('refusal' in fromFile) return { kind: 'file', reason: fromFile.refusal };
    const typed = withPlaces(readTypedList(text), readPlacedRows(places));
    const written = sumRows([...corrected(typed, correction), ...fromFile.rows]);
    const isKept = add || readKeptRows(scope).length > 0;
    if (written.length === 0) {
      if (isKept) keepRows(scope, '');
      return { kind: 'empty' };
    }
    // What lies in the cart counts towards the price breaks of the rows.
    const [judged] = await Promise.all([judgeList(scope, written.slice(0, mostOrderRows)), scope.stores.cart.load()]);
    if (add) scope.keptReference.write(mark);
    const answer: QuickOrderAnswer = add
      ? await put(scope, judged, { mark, untouched: written.slice(mostOrderRows) })
      : {
          kind: 'checked',
          text: writeOrderRows(written),
          rows: judged,
          added: 0,
          tooMany: written.length - judged.length,
        };
    // Whoever looks at the cart in between finds what is left.
    if (isKept) keepRows(scope, answer.kind === 'checked' ? writePlacedRows(answer.rows) : '');
    return answer;
  },
  isDone: ({ kind }) => kind === 'checked' || kind === 'all-added',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'all-added' ? href(site.locale, 'cart', {}) : null),
});

/** Puts what can be bought in the cart at once; the rows that cannot be stay in the list, and those after the most that are taken. */
async function put(
  { stores }: AppScope,
  rows: readonly JudgedRow[],
  { mark, untouched }: { mark: string; untouched: readonly OrderRow[] },
): Promise<QuickOrderAnswer> {
  const items = buyableItems(rows).map((item) => ({ ...item, message: mark || null }));
  if (items.length > 0) {
    const { kind } = cartAnswer(await stores.cart.addItems(items));
    if (kind !== 'done') throw new Error(`A list of articles was not put in the cart: ${kind}`);
  }
  const left = rows.filter(({ verdict }) => verdict.kind !== 'found' && verdict.kind !== 'fewer');
  if (left.length === 0 && untouched.length === 0) return { kind: 'all-added' };
  return {
    kind: 'checked',
    text: writeOrderRows([...left, ...untouched]),
    rows: left,
    added: rows.length - left.length,
    tooMany: untouched.length,
  };
}
