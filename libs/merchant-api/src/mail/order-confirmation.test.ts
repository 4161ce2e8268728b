import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';
import type { OrderConfirmation } from './templates/order-facts.ts';
import { exampleCompanyOrder, exampleOrder } from './testing/example-order.ts';
import { readableText } from './testing/readable-text.ts';
import { testProfile } from '../testing/test-profile.ts';

const confirm = (changes: Partial<OrderConfirmation> = {}, languageId = 'sv-SE') =>
  renderMail({ kind: 'order-confirmation', data: { ...exampleOrder, ...changes } }, languageId, testProfile);
/** The mail as either reader finds it, its line breaks taken out. */
const bothWays = (...args: Parameters<typeof confirm>) => {
  const { html, text } = confirm(...args);
  return { html: readableText(html), text: readableText(text) };
};

describe.each(['html', 'text'] as const)('an order confirmation as %s', (form) => {
  it('says who sells and how to reach them', () => {
    const mail = bothWays()[form];
    for (const fact of [
      'Boden i Byn AB',
      '559123-4561',
      'Bygatan 1',
      '111 22 Byn',
      '08-465 004 00',
      'hej@boden.example',
    ]) {
      expect(mail).toContain(fact);
    }
  });

  it('says what was bought, what it costs in all, and the VAT of each rate', () => {
    const mail = bothWays()[form];
    expect(mail).toMatch(/2 × Mugg Strand, kritvit.* 298 kr/);
    expect(mail).toContain('Art.nr MUG-1, 149 kr/st');
    expect(mail).toMatch(/Rabatt −50 kr/);
    expect(mail).toMatch(/Frakt, Ombud 49 kr/);
    expect(mail).toMatch(/Totalt inklusive moms 627 kr/);
    expect(mail).toMatch(/varav moms 25 % 60,60 kr/);
    expect(mail).toMatch(/varav moms 6 % 18,70 kr/);
  });

  it('says how it is delivered and paid', () => {
    const mail = bothWays()[form];
    expect(mail).toMatch(/Leveranstid:? 1–3 arbetsdagar/);
    expect(mail).toMatch(/Utlämningsställe:? Lerkulla Livs, Storgatan 1/);
    expect(mail).toMatch(/Fakturaadress:? Karin Ek Björkvägen 2 360 99 Lerkulla/);
    // What is fetched goes to no address.
    expect(mail).not.toContain('Leveransadress');
    expect(mail).toMatch(/Betalsätt:? Kort/);
  });

  it('says how to withdraw within 14 days, with the form to do it', () => {
    const mail = bothWays()[form];
    expect(mail).toMatch(/ångra köpet inom 14 dagar/);
    expect(mail).toContain('Standardformulär för utövande av ångerrätt');
    expect(mail).toContain('Jag meddelar härmed att jag frånträder mitt köp av följande varor:');
    expect(mail).toMatch(/Till Boden i Byn AB, .*hej@boden.example/);
  });

  it('speaks Norwegian to Norwegian readers', () => {
    const mail = bothWays({ currency: 'NOK', countryCode: 'NO', timeZone: 'Europe/Oslo' }, 'nb-NO')[form];
    expect(mail).toContain('Vi mottok bestillingen din 10001 den 22.11.2026.');
    expect(mail).toMatch(/Totalt inkludert mva\. 627 kr/);
    expect(mail).toContain('Angrerettskjema');
    expect(mail).toContain('+46 8 465 004 00');
    expect(mail).not.toMatch(/ (och|inte|är|du har köpt) /);
  });
});

describe('an order confirmation', () => {
  it('names the address that goods are sent to, where nobody fetches them', () => {
    const { text } = bothWays({ delivery: { ...exampleOrder.delivery, pickupPoint: null } });
    expect(text).toContain('Leveransadress: Karin Ek Björkvägen 2 360 99 Lerkulla');
    expect(text).not.toContain('Utlämningsställe');
  });

  it('speaks to an organization without VAT, which is added to what is to be paid', () => {
    const { text } = bothWays(exampleCompanyOrder);
    for (const row of [
      /2 × Mugg Strand, kritvit 238,40 kr Art.nr MUG-1, 119,20 kr\/st, Mängdrabatt −4 kr/,
      /Rabatt −43 kr Frakt, Ombud 40,98 kr Totalt exklusive moms 547,70 kr Moms 25 % 60,60 kr Moms 6 % 18,70 kr/,
      /Totalt inklusive moms 627 kr -+ Kvar att betala 627 kr/,
      'Priserna på varor, frakt och avgifter är exklusive moms.',
    ]) {
      expect(text).toMatch(row);
    }
    expect(text).not.toMatch(/149 kr|varav/);
    const payment = { ...exampleCompanyOrder.payment, feeIncVat: 29_00, feeExVat: 24_25 };
    expect(bothWays({ ...exampleCompanyOrder, payment }).text).toContain('Avgift, Faktura 24,25 kr');
    const norwegian = bothWays(exampleCompanyOrder, 'nb-NO').text;
    expect(norwegian).toContain('Prisene på varer, frakt og gebyrer er ekskludert mva.');
    expect(norwegian).toMatch(/Totalt ekskludert mva\. 547,70 kr Mva\. 25 % 60,60 kr .*Totalt inkludert mva\. 627 kr/);
  });

  it('names an organization’s number and what it wrote as the form does', () => {
    expect(bothWays(exampleCompanyOrder).text).toContain(
      'Org.nr: 556036-0793 Er referens: Kalle 42 Ert ordernummer: PO-77 Meddelande till oss: E-faktura: 0007:5560360793 Ring först',
    );
    const norwegian = bothWays(exampleCompanyOrder, 'nb-NO').text;
    expect(norwegian).toContain('Deres referanse: Kalle 42 Deres bestillingsnummer: PO-77 Melding til oss: E-faktura');
    expect(bothWays().text).not.toMatch(/Er referens|Uppgifter till oss/);
  });

  it('says what goods cost otherwise, where their price was lowered', () => {
    const [mug, ...others] = exampleOrder.lines;
    if (!mug) throw new Error('The example has no lines');
    const withRegular = (unitRegularIncVat: number) =>
      bothWays({ lines: [{ ...mug, unitRegularIncVat }, ...others] }).text;
    expect(withRegular(199_00)).toContain('Art.nr MUG-1, 149 kr/st, ordinarie pris 199 kr');
    expect(withRegular(149_00)).not.toContain('ordinarie pris');
  });

  it('is dated by the wall clock of the market', () => {
    expect(confirm().text).toContain('den 2026-11-22.');
  });

  it.each([
    ['SE', /reklamera .*i upp till tre år/],
    ['NO', /reklamera .*i två år .*i fem år/],
    ['FI', /reklamera .*i minst två år/],
  ])('tells how long faults may be claimed in %s, whatever the language', (countryCode, period) => {
    expect(bothWays({ countryCode }).text).toMatch(period);
  });

  it('promises no withdrawal to companies', () => {
    const { text } = bothWays({ customerType: 'ORGANIZATION' });
    expect(text).toContain('Köplagen gäller');
    expect(text).not.toMatch(/14 dagar|Standardformulär|reklamera/);
  });

  it('says what was paid by what, and that a bill is still to be paid', () => {
    const sums = { ...exampleOrder.sums, balance: 200_00 };
    const paid = bothWays({ sums }).text;
    expect(paid).toMatch(/Betalt med presentkort eller saldo −200 kr Betalt med Kort −427 kr/);
    expect(paid).toContain('Betalsätt: Presentkort eller saldo Kort');
    expect(paid).not.toContain('Kvar att betala');
    const billed = bothWays({ sums, payment: { ...exampleOrder.payment, name: 'Faktura', isBilled: true } }).text;
    expect(billed).toMatch(/saldo −200 kr -+ Kvar att betala 427 kr/);
    expect(billed).not.toContain('Betalt med Faktura');
    expect(bothWays().text).not.toMatch(/presentkort|Kvar att betala/i);
  });

  it('says where and by when a bill is to be paid', () => {
    const payment = { ...exampleOrder.payment, name: 'Faktura', isBilled: true };
    const { text } = bothWays({ payment });
    for (const fact of ['Förfallodatum: 2026-12-06', 'Bankgiro: 598-7656', 'OCR-nummer: 100016']) {
      expect(text).toContain(fact);
    }
    const norwegian = bothWays({ payment, countryCode: 'NO', timeZone: 'Europe/Oslo' }, 'nb-NO').text;
    for (const fact of ['Forfallsdato: 06.12.2026', 'Kontonummer: 9999.07.00121', 'KID: 100016', 'VOEC-nr.: 2099999']) {
      expect(norwegian).toContain(fact);
    }
    expect(bothWays().text).not.toMatch(/Förfallodatum|Bankgiro/);
  });

  it('names no other way of paying where gift cards and the balance paid all of it', () => {
    const { text } = bothWays({ sums: { ...exampleOrder.sums, balance: 627_00 } });
    expect(text).toContain('Betalsätt: Presentkort eller saldo Fakturaadress');
    expect(text).not.toMatch(/Kvar att betala|Kort\b/);
  });

  it('explains a line that campaigns or a package made cheaper, and what came off the whole order', () => {
    const [mug, ...others] = exampleOrder.lines;
    if (!mug) throw new Error('The example has no lines');
    const reductions = [
      { name: '3 för 2', amount: 65_00 },
      { name: null, amount: 5_00 },
    ];
    const cheaper = { ...mug, quantity: 3, unitIncVat: 65_00, totalIncVat: 125_00, reductions };
    const gift = { ...mug, unitIncVat: 0, totalIncVat: 0, reductions: [{ name: 'Gåva till jul', amount: 0 }] };
    const sums = { ...exampleOrder.sums, discountNames: ['HÖST50'] };
    const { text } = bothWays({ lines: [cheaper, gift, ...others], sums });
    expect(text).toMatch(/3 × Mugg Strand, kritvit 125 kr Art.nr MUG-1, 65 kr\/st, 3 för 2 −65 kr, Paketpris −5 kr/);
    expect(text).toMatch(/0 kr\/st, Gåva till jul/);
    expect(text).toMatch(/Rabatt, HÖST50 −50 kr/);
  });

  it('names the legal delivery time where no other was promised, and free freight as free', () => {
    const { text } = bothWays({ delivery: { ...exampleOrder.delivery, time: null, feeIncVat: 0 } });
    expect(text).toContain('Senast 30 dagar efter att du beställde');
    expect(text).toMatch(/Frakt, Ombud Fri frakt/);
  });

  it('leads to the order and to the withdrawal only where there are such pages', () => {
    expect(confirm().html).toContain('href="https://torg.example/angra-kop"');
    const { html } = confirm({ pages: { order: null, receipt: null, withdrawal: null, terms: null } });
    expect(html).not.toContain('href=');
  });
});
