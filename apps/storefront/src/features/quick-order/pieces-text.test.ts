import { expect, it } from 'vitest';
import type { ArticleMatch, JudgedRow } from '@torg/commerce-sdk/domain';
import { createTranslate, loadMessages } from '@torg/i18n';
import { piecesText } from './pieces-text.ts';

const onError = ({ message }: Error) => expect.unreachable(message);
const t = createTranslate({ locale: 'sv', messages: await loadMessages('sv'), onError });
const match = {} as ArticleMatch; // the text says nothing of it
const row = (quantity: number | null, verdict: JudgedRow['verdict']): JudgedRow => ({
  ...{
    number: 'KER-1001',
    quantity,
    writtenQuantity: quantity === null ? 'två' : String(quantity),
    places: [1],
    verdict,
  },
});

it.each<[string, JudgedRow, string]>([
  ['all of a row that can be bought', row(9002, { kind: 'found', match, quantity: 9002 }), '9\u00a0002 st'],
  ['as many as are left', row(9002, { kind: 'fewer', match, quantity: 1205 }), '1\u00a0205 st'],
  ['what was asked for where none can be bought', row(9002, { kind: 'sold-out', match }), '9\u00a0002 st'],
  ['what was written where that is no number', row(null, { kind: 'quantity', match }), 'två'],
])('says %s', (_, judged, text) => {
  expect(piecesText(judged, 'sv-SE', t)).toBe(text);
});
