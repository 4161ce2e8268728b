import { expect, it, vi } from 'vitest';
import { runForm } from '../../page/form/run-form.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { quickOrderForm } from './quick-order.form.ts';

const url = new URL('https://a.example/snabborder');

/** The account sells two articles: five of MUK-4101, and KUD-2001 in two sizes; MUK-4102 is sold no more. */
function matchesOf(number: string): number[] {
  return { 'MUK-4101': [1], 'KUD-2001': [2, 3] }[number.toUpperCase()] ?? [];
}
const match = (skuId: number) => ({
  ...{
    skuId,
    productId: 1,
    articleNumber: `SKU-${skuId}`,
    productName: 'Mugg',
    skuName: null,
    canonicalUrl: '/p/mugg',
    totalStock: 5,
  },
  ...{
    sellingPriceIncVat: 100,
    sellingPriceExVat: 80,
    regularPriceIncVat: 100,
    regularPriceExVat: 80,
    currency: 'SEK',
    priceBreaks: [],
  },
});

async function send(fields: Readonly<Record<string, string | File>>, kept: string | null = null) {
  const request = vi.fn(async (_document: unknown, { numbers }: { numbers: string[] }) => ({
    articles: numbers.map((number) => ({
      number,
      isWithdrawn: number === 'MUK-4102',
      matches: matchesOf(number).map(match),
      nearest: number === 'MUK-4I01' ? [match(1)] : [],
    })),
  }));
  const [remember, load, keep] = [vi.fn(), vi.fn(), vi.fn()];
  const addItems = vi.fn(async (_items: readonly object[]) => ({ ok: true, cart: {} }));
  const scope = {
    site: { locale: 'sv' },
    extensions: async () => ({ request, scope: { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' } }),
    stores: { cart: { addItems, load } },
    keptReference: { read: () => null, write: remember },
    keptRows: { read: () => kept, write: keep },
  } as unknown as AppScope; // all that the form looks at
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  const report = vi.fn();
  const ran = await runForm(quickOrderForm, sent, { scope, url }, report);
  expect(report).not.toHaveBeenCalled();
  return { ...ran, answer: ran.outcome.answer, request, addItems, remember, keep };
}

const kinds = (answer: Awaited<ReturnType<typeof send>>['answer']) =>
  answer?.kind === 'checked' ? answer.rows.map(({ verdict }) => verdict.kind) : answer;

it('says of each row what becomes of it, by one request however many there are', async () => {
  const list = 'MUK-4101 2\nMUK-4I01;1\nMUK-4102\t1\nKUD-2001 1\nMUK-4101 två\nmuk-4101 9';
  const { answer, request } = await send({ rows: list });
  expect(kinds(answer)).toEqual(['fewer', 'unknown', 'withdrawn', 'choice', 'quantity']);
  expect(request).toHaveBeenCalledOnce();
});

it('puts what can be bought in the cart at once, and keeps the rest in the list', async () => {
  const { answer, addItems, redirectTo } = await send({ rows: 'MUK-4101 2\nMUK-4102 1', add: '1' });
  expect(addItems).toHaveBeenCalledExactlyOnceWith([{ skuId: 1, quantity: 2, message: null }]);
  expect(answer).toMatchObject({ kind: 'checked', text: 'MUK-4102\t1', added: 1 });
  expect(redirectTo).toBeNull();
});

it('keeps what is left to put right for the visit, with its places, and forgets it once nothing is', async () => {
  const list = 'MUK-4101 2\nMUK-4102 1\nKUD-2001';
  expect((await send({ rows: list })).keep).not.toHaveBeenCalled();
  const { keep } = await send({ rows: list, add: '1' });
  const left = '2\tMUK-4102\t1\n3\tKUD-2001\t';
  expect(keep).toHaveBeenCalledExactlyOnceWith(left);
  const mended = await send({ rows: 'KUD-2001', places: left }, left);
  expect(mended.keep).toHaveBeenCalledExactlyOnceWith('3\tKUD-2001\t');
  const taken = await send({ rows: 'MUK-4102 1', places: left, correction: 'MUK-4102\t1\t' }, left);
  expect(taken.keep).toHaveBeenCalledExactlyOnceWith('');
  expect((await send({ rows: 'MUK-4101 1', add: '1' }, left)).keep).toHaveBeenCalledExactlyOnceWith('');
});

it('tells a row by its place in what was pasted, also once the good ones are added and it has another number', async () => {
  const places = '36\tMUK-4I01\t2\n40\tKUD-2001\t';
  const { answer } = await send({ rows: 'MUK-4I01 2\nKUD-2001', places, correction: 'MUK-4I01\t2\tMUK-4102' });
  expect(answer).toMatchObject({ rows: [{ number: 'MUK-4102', places: [36] }, { places: [40] }] });
});

it('leads to the cart once all of it lies there', async () => {
  const { redirectTo } = await send({ rows: 'MUK-4101 2', add: '1' });
  expect(redirectTo).toBe('/varukorg');
});

it('puts another number in the place of a wrong one, or takes the row away, and adds nothing', async () => {
  const replaced = await send({ rows: 'MUK-4I01 2', correction: 'MUK-4I01\t2\tMUK-4101' });
  expect(kinds(replaced.answer)).toEqual(['found']);
  expect(replaced.addItems).not.toHaveBeenCalled();
  expect((await send({ rows: 'MUK-4I01 2', correction: 'MUK-4I01\t2\t' })).answer).toEqual({ kind: 'empty' });
});

it('reads a file beside what was typed', async () => {
  const file = new File(['Artikelnummer;Antal\nMUK-4101;3'], 'lista.csv');
  const { answer } = await send({ rows: 'MUK-4101 1', file });
  expect(answer).toMatchObject({ rows: [{ quantity: 4, places: [1, 2] }] });
});

it.each([
  ['too-large', new File([new Uint8Array(1_000_001)], 'stor.csv')],
  ['too-large', new File([new Uint8Array(50_000_000)], 'film.mp4')],
  ['other-kind', new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0])], 'lista.pdf')],
  ['other-kind', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])], 'bild.png')],
  ['unreadable', new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'trasig.xlsx')],
])('says that a file is %s, and loses nothing that was typed', async (reason, file) => {
  const { answer, outcome, request } = await send({ rows: 'MUK-4101 1', file });
  expect([answer, outcome.typed.rows]).toEqual([{ kind: 'file', reason }, 'MUK-4101 1']);
  expect(request).not.toHaveBeenCalled();
});

it('takes 500 rows and tells of those after them', async () => {
  const rows = Array.from({ length: 503 }, (_, index) => `X-${index} 1`).join('\n');
  expect((await send({ rows })).answer).toMatchObject({ kind: 'checked', tooMany: 3, rows: { length: 500 } });
});

it('leaves the rows after the most that are taken in the list once those are added', async () => {
  const rows = Array.from({ length: 502 }, (_, index) => `X-${index}\t1`);
  const { answer } = await send({ rows: ['MUK-4101\t1', ...rows.slice(1)].join('\n'), add: '1' });
  expect(answer).toMatchObject({ added: 1, tooMany: 2, text: rows.slice(1).join('\n') });
});

it('judges 500 rows by one request, within a second of the processor', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => `${index % 2 ? 'MUK-4101' : `X-${index}`} ${index + 1}`).join(
    '\n',
  );
  const before = process.cpuUsage();
  const { answer, request } = await send({ rows });
  const { user, system } = process.cpuUsage(before);
  expect(answer).toMatchObject({ kind: 'checked', rows: { length: 251 } });
  expect(request).toHaveBeenCalledOnce();
  expect((user + system) / 1000).toBeLessThan(1000);
});

it('marks each row as the shopper says, and remembers it', async () => {
  const { addItems, remember } = await send({ rows: 'MUK-4101 2', mark: ' Kök 3 ', add: '1' });
  expect(addItems).toHaveBeenCalledExactlyOnceWith([{ skuId: 1, quantity: 2, message: 'Kök 3' }]);
  expect(remember).toHaveBeenCalledExactlyOnceWith('Kök 3');
});

it('refuses a mark that no line can have, and adds nothing', async () => {
  const { addItems, outcome } = await send({ rows: 'MUK-4101 2', mark: 'x'.repeat(201), add: '1' });
  expect(outcome.refusals).toEqual({ mark: 'tooLong' });
  expect(addItems).not.toHaveBeenCalled();
});
