import {
  buyableItems,
  judgeRows,
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
  fields: { rows: rowsField, file: fileField, mark: markField, correction: hiddenField, add: flagField },
  async act(scope, { rows: text, file, mark, correction, add }): Promise<QuickOrderAnswer> {
    const { readListFile, readTypedList } = await import('./read-order-list.ts');
    const fromFile = file ? await readListFile(file) : { rows: [] };
    if ('refusal' in fromFile) return { kind: 'file', reason: fromFile.refusal };
    const written = sumRows([...corrected(readTypedList(text), correction), ...fromFile.rows]);
    if (written.length === 0) return { kind: 'empty' };
    // What lies in the cart counts towards the price breaks of the rows.
    const [judged] = await Promise.all([judge(scope, written.slice(0, mostOrderRows)), scope.stores.cart.load()]);
    const tooMany = Math.max(0, written.length - mostOrderRows);
    if (!add) return { kind: 'checked', text: writeOrderRows(written), rows: judged, added: 0, tooMany };
    scope.keptReference.write(mark);
    return put(scope, judged, { mark, tooMany });
  },
  isDone: ({ kind }) => kind === 'checked' || kind === 'all-added',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'all-added' ? href(site.locale, 'cart', {}) : null),
});

async function judge(
  { extensions }: AppScope,
  rows: readonly (OrderRow & { times: number })[],
): Promise<readonly JudgedRow[]> {
  const [client, { getArticles }] = await Promise.all([extensions(), import('./quick-order-calls.ts')]);
  const articles = client ? await getArticles(client, { numbers: rows.map(({ number }) => number) }) : [];
  return judgeRows(rows, articles);
}

/** Puts what can be bought in the cart at once; the rows that cannot be stay in the list. */
async function put(
  { stores }: AppScope,
  rows: readonly JudgedRow[],
  { mark, tooMany }: { mark: string; tooMany: number },
): Promise<QuickOrderAnswer> {
  const items = buyableItems(rows).map((item) => ({ ...item, message: mark || null }));
  if (items.length > 0) {
    const { kind } = cartAnswer(await stores.cart.addItems(items));
    if (kind !== 'done') throw new Error(`A list of articles was not put in the cart: ${kind}`);
  }
  const left = rows.filter(({ verdict }) => verdict.kind !== 'found' && verdict.kind !== 'fewer');
  if (left.length === 0 && tooMany === 0) return { kind: 'all-added' };
  return { kind: 'checked', text: writeOrderRows(left), rows: left, added: rows.length - left.length, tooMany };
}
