import { expect, it } from 'vitest';
import { judgeRows, readOrderRows, sumRows, type ArticleMatch } from '@torg/commerce-sdk/domain';
import { createTranslate, loadMessages } from '@torg/i18n';
import { rowVerdictText } from './row-verdict-text.ts';

const onError = ({ message }: Error) => expect.unreachable(message);
const match = { totalStock: 5 } as ArticleMatch; // all that a verdict looks at

it.each([
  ['sv', ['KER-1001'], 'Finns i lager. Antal saknas, vi räknar med 1.'],
  ['nb', ['KER-1001', ''], 'På lager. Antall mangler, vi regner med 1.'],
  ['sv', ['KER-1001', '1'], 'Finns i lager'],
  ['sv', ['KER-1001', 'två'], 'Antalet är inget helt tal mellan 1 och 9 999. Ändra det i listan.'],
  ['sv', ['KER-1001', '9'], 'Bara 5 kvar, så många läggs i varukorgen'],
] as const)('says in %s of the row %j: %s', async (locale, row, text) => {
  const t = createTranslate({ locale, messages: await loadMessages(locale), onError });
  const [judged] = judgeRows(sumRows(readOrderRows([[...row]])), [
    { number: row[0], matches: [match], nearest: [], isWithdrawn: false },
  ]);
  expect(judged && rowVerdictText(judged, 'sv-SE', t)).toBe(text);
});

it.each([
  ['sv', ['KUD-2001'], 'Finns i flera storlekar. Välj en. Antal saknas, vi räknar med 1.'],
  ['nb', ['KUD-2001'], 'Finnes i flere størrelser. Velg en. Antall mangler, vi regner med 1.'],
  ['sv', ['KUD-2001', '2'], 'Finns i flera storlekar. Välj en.'],
  [
    'sv',
    ['KUD-2001', 'två'],
    'Finns i flera storlekar. Välj en. Antalet är inget helt tal mellan 1 och 9 999. Ändra det i listan.',
  ],
] as const)('says in %s of the row %j, which needs a size: %s', async (locale, row, text) => {
  const t = createTranslate({ locale, messages: await loadMessages(locale), onError });
  const [judged] = judgeRows(sumRows(readOrderRows([[...row]])), [
    { number: row[0], matches: [match, match], nearest: [], isWithdrawn: false },
  ]);
  expect(judged && rowVerdictText(judged, 'sv-SE', t)).toBe(text);
});

it.each([
  ['sv', ['KER-1O01'], 'Ingen artikel har det numret. Menade du en av dessa? Antal saknas, vi räknar med 1.'],
  ['sv', ['KER-1O01', '2'], 'Ingen artikel har det numret. Menade du en av dessa?'],
] as const)('says in %s of the row %j, which may mean another: %s', async (locale, row, text) => {
  const t = createTranslate({ locale, messages: await loadMessages(locale), onError });
  const [judged] = judgeRows(sumRows(readOrderRows([[...row]])), [
    { number: row[0], matches: [], nearest: [match], isWithdrawn: false },
  ]);
  expect(judged && rowVerdictText(judged, 'sv-SE', t)).toBe(text);
});
