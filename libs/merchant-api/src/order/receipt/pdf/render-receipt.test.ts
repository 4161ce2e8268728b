import { beforeAll, expect, it } from 'vitest';
import { traderIn } from '../../../mail/trader.ts';
import { writeReceipt } from '../receipt-document.ts';
import type { Receipt } from '../receipt.ts';
import { readReceiptFonts, textRuns, type ReceiptFonts } from './receipt-fonts.ts';
import { renderReceipt } from './render-receipt.ts';
import { testProfile } from '../../../testing/test-profile.ts';

const placedAt = Date.parse('2026-11-21T23:30:00Z');
const mug = {
  name: 'Mugg Strand',
  articleNumber: 'MUG-1',
  quantity: 3,
  unitIncVat: 149_00,
  unitExVat: 119_20,
  rateBp: 25_00,
  total: { incVat: 400_00, exVat: 320_00 },
  reduction: { incVat: 47_00, exVat: 37_60 },
};
const receipt: Receipt = {
  kind: 'receipt',
  orderId: '10001',
  orderedAt: placedAt,
  paidAt: placedAt,
  timeZone: 'Europe/Stockholm',
  countryCode: 'SE',
  currency: 'SEK',
  buyer: [],
  organisation: null,
  pickup: null,
  deliveredTo: [],
  lines: [mug],
  fees: [{ kind: 'delivery', name: 'Ombud', amount: { incVat: 49_00, exVat: 39_20 } }],
  discount: { incVat: 0, exVat: 0 },
  total: { incVat: 449_00, exVat: 359_20 },
  vats: [{ rateBp: 25_00, amount: { incVat: 449_00, exVat: 359_20 } }],
  payment: { fromBalance: 100_00, means: 'Kort', amount: 349_00 },
  refunds: [
    { at: Date.parse('2026-12-01T12:00:00Z'), amount: 149_00, vat: 29_80, reason: 'Gick sönder', isCredit: false },
  ],
  giftCards: [],
};

let fonts: ReceiptFonts;
beforeAll(async () => void (fonts = await readReceiptFonts()));

const draw = async (drawn: Receipt, languageId = 'sv-SE') => {
  const language = languageId === 'nb-NO' ? 'nb' : 'sv';
  const file = { languageId, author: 'Boden i Byn AB', writtenAt: placedAt };
  return renderReceipt(writeReceipt(drawn, language, traderIn(testProfile, language)), file, fonts);
};
/** The objects of a file; what is drawn on its sheets is compressed. */
const objectsOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('has the same bytes each time it is drawn', async () => {
  expect(Buffer.compare(await draw(receipt), await draw(receipt))).toBe(0);
});

it('can be read aloud: in its language, under its title, with heads of columns and rows, and with its own letters', async () => {
  const objects = objectsOf(await draw(receipt, 'nb-NO'));
  for (const part of ['/Lang (nb-NO)', '/DisplayDocTitle true', '/Marked true', '/StructTreeRoot', '/FontFile2']) {
    expect(objects).toContain(part);
  }
  expect(objects).toContain('(Kvittering 10001 fra Boden i Byn AB)');
  const count = (pattern: RegExp) => objects.match(pattern)?.length ?? 0;
  expect([count(/\/S \/H1\b/g), count(/\/S \/Table\b/g)]).toEqual([1, 2]);
  // Six and four columns; a line, a fee and a total, and a rate and a total.
  expect([count(/\/Scope \/Column/g), count(/\/Scope \/Row/g)]).toEqual([10, 5]);
});

it('goes on over as many sheets as it needs', async () => {
  const sheets = async (lines: number) =>
    objectsOf(await draw({ ...receipt, lines: Array.from({ length: lines }, () => mug) })).match(/\/Type \/Page\b/g);
  expect([(await sheets(1))?.length, (await sheets(60))?.length]).toEqual([1, 4]);
});

it('tells who sells on one sheet, however much room the goods leave', async () => {
  for (let lines = 2; lines < 6; lines += 1) {
    const objects = objectsOf(await draw({ ...receipt, lines: Array.from({ length: lines }, () => mug) }));
    const facts = [...objects.matchAll(/\/S \/LBody\b[^]*?\/Pg (\d+) 0 R/g)].map(([, sheet]) => sheet);
    expect(new Set(facts.slice(-6)).size).toBe(1);
  }
});

it('says each amount to the öre, what was taken off, and what is left after a refund', () => {
  const { blocks } = writeReceipt(receipt, 'sv', traderIn(testProfile, 'sv'));
  const goods = blocks.find(({ kind }) => kind === 'table');
  expect(goods).toMatchObject({
    rows: [
      {
        head: 'Mugg Strand',
        note: 'Art.nr MUG-1, Rabatt −47,00',
        cells: ['3', '149,00', '25\u00a0%', '320,00', '400,00'],
      },
      { head: 'Frakt, Ombud', cells: ['', '', '', '39,20', '49,00'] },
      { head: 'Totalt', cells: ['', '', '', '359,20', '449,00'], isTotal: true },
    ],
  });
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  const valueOf = (label: string) => facts.find((fact) => fact.label === label)?.value;
  expect([valueOf('Orderdatum'), valueOf('Organisationsnummer')]).toEqual(['2026-11-22', '559123-4561']);
  expect([valueOf('Presentkort eller saldo'), valueOf('Kort')]).toEqual(['100,00', '349,00']);
  expect([valueOf('Återbetalt 2026-12-01'), valueOf('Kvar efter återbetalning')]).toEqual([
    '−149,00, varav moms −29,80. Gick sönder',
    '300,00',
  ]);
});

it('says of a bill when it is due and where to pay it, and of Norwegian VAT by which number it is paid', () => {
  const bill = { ...receipt, kind: 'invoice' as const, paidAt: null, refunds: [] };
  const factsOf = (drawn: Receipt, language: 'sv' | 'nb') =>
    writeReceipt(drawn, language, traderIn(testProfile, language)).blocks.flatMap((block) =>
      block.kind === 'facts' ? block.facts.map(({ label, value }) => `${label}: ${value}`) : [],
    );
  expect(factsOf(bill, 'sv')).toEqual(
    expect.arrayContaining([
      ...['Fakturadatum: 2026-11-22', 'Förfallodatum: 2026-12-06', 'Bankgiro: 598-7656', 'OCR-nummer: 100016'],
      'Momsregistreringsnummer: SE559123456101',
    ]),
  );
  const refunds = receipt.refunds.map((refund) => ({ ...refund, isCredit: true }));
  const credited = factsOf({ ...bill, refunds, payment: { ...bill.payment, amount: 200_00 } }, 'sv');
  const smaller = ['Krediterat 2026-12-01: −149,00, varav moms −29,80. Gick sönder', 'Kvar efter kreditering: 300,00'];
  expect(credited.slice(credited.indexOf(smaller[0] ?? ''))).toEqual(
    expect.arrayContaining([...smaller, 'Att betala: 200,00 SEK', 'OCR-nummer: 100016']),
  );
  const nothing = factsOf({ ...bill, refunds, payment: { ...bill.payment, amount: 0 } }, 'sv');
  expect(nothing).toContain('Att betala: 0,00 SEK');
  expect(nothing.join()).not.toMatch(/Förfallodatum|OCR/);
  const norwegian = factsOf({ ...bill, countryCode: 'NO', timeZone: 'Europe/Oslo' }, 'nb');
  const told = ['Forfallsdato: 06.12.2026', 'Kontonummer: 9999.07.00121', 'KID: 100016', 'VOEC-nummer: 2099999'];
  expect(norwegian).toEqual(expect.arrayContaining(told));
  expect(norwegian.join()).not.toContain('SE559123456101');
  expect(factsOf(receipt, 'sv').join()).not.toMatch(/Förfallodatum|OCR/);
});

it.each([
  ['sv', 'exklusive moms', ['Köparens org.nr: 556036-0793', 'Er referens: Kalle 42', 'Ert ordernummer: PO-77']],
  [
    'nb',
    'ekskludert mva',
    ['Kjøpers org.nr.: 556036-0793', 'Deres referanse: Kalle 42', 'Deres bestillingsnummer: PO-77'],
  ],
] as const)(
  'tells an organisation in %s its number, its references and unit prices without VAT',
  (language, words, told) => {
    const bought: Receipt = {
      ...receipt,
      buyer: ['Lind AB', 'Maja Lind'],
      organisation: { number: '556036-0793', reference: 'Kalle 42', orderNumber: 'PO-77' },
      pickup: { place: 'Kvarterslivs, Storgatan 4, 111 22', time: 'Kan hämtas från torsdag 26 november' },
    };
    const { blocks } = writeReceipt(bought, language, traderIn(testProfile, language));
    const facts = blocks.flatMap((block) =>
      block.kind === 'facts' ? block.facts.map(({ label, value }) => `${label}: ${value}`) : [],
    );
    expect(facts).toEqual(expect.arrayContaining([...told]));
    expect(facts.join()).toMatch(
      /(Hämtas|Hentes) hos: Kvarterslivs, Storgatan 4, 111 22,Lever(ans|ings)tid: Kan hämtas från/,
    );
    expect(blocks).toContainEqual({ kind: 'text', text: expect.stringContaining(words) });
    const [goods] = blocks.filter((block) => block.kind === 'table');
    // Three at 119.20 less 37.60 are 320.00.
    expect(goods?.rows[0]).toMatchObject({
      note: expect.stringMatching(/−37,60$/),
      cells: ['3', '119,20', '25\u00a0%', '320,00', '400,00'],
    });
    expect(goods?.rows.at(-1)?.cells.slice(-2)).toEqual(['359,20', '449,00']);
  },
);

it('writes the letters of Europe, each from the file that has it, and marks what neither has', () => {
  expect(textRuns('Åsa Łuk på ø')).toEqual([
    { text: 'Åsa ', isExtended: false },
    { text: 'Ł', isExtended: true },
    { text: 'uk på ø', isExtended: false },
  ]);
  expect(textRuns('te 茶')).toEqual([{ text: 'te ?', isExtended: false }]);
});

it('lists the gift cards that were bought, by the end of their codes', () => {
  const giftCards = [
    { codeEnd: 'ABCD', amount: 500_00, lastDay: '2028-11-22', isClosed: false },
    { codeEnd: 'EFGH', amount: 500_00, lastDay: '2028-11-22', isClosed: true },
  ];
  const { blocks } = writeReceipt({ ...receipt, giftCards }, 'nb', traderIn(testProfile, 'nb'));
  const own = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Kjøpte gavekort');
  expect(blocks[own + 1]).toEqual({
    kind: 'facts',
    facts: [
      { label: 'Kode som slutter på ABCD', value: '500,00, gjelder til og med 22.11.2028' },
      { label: 'Kode som slutter på EFGH', value: '500,00, trukket tilbake, gjelder ikke lenger' },
    ],
  });
});
