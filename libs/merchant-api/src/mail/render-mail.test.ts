import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MailContent } from './mail.ts';
import { renderMail } from './render-mail.ts';
import { exampleOrder } from './testing/example-order.ts';
import { readableText } from './testing/readable-text.ts';
import { testProfile } from '../testing/test-profile.ts';

const address = 'https://torg.example/confirm/abc?a=1&b=2';
const withdrawal = {
  reference: 'A-77',
  orderId: '10001',
  customerName: 'Karin Ek',
  receivedAt: Date.parse('2026-11-21T23:05:09Z'),
  timeZone: 'Europe/Oslo',
  lines: [{ name: 'Mugg Strand', quantity: 2 }],
};
const everyMail: readonly MailContent[] = [
  { kind: 'order-confirmation', data: exampleOrder },
  { kind: 'password-reset', data: { address, hoursValid: 1 } },
  { kind: 'availability-opt-in', data: { productName: 'Mugg Strand', address } },
  { kind: 'availability-notice', data: { productName: 'Mugg Strand', address } },
  { kind: 'newsletter-opt-in', data: { address } },
  { kind: 'withdrawal-receipt', data: withdrawal },
  {
    kind: 'order-sent',
    data: {
      orderId: '10001',
      parcelNumber: '0034 1',
      trackingLink: 'https://torg.example/order',
      isPart: true,
      orderPage: address,
    },
  },
  {
    kind: 'order-refunded',
    data: {
      ...{ orderId: '10001', currency: 'SEK', reason: 'Retur', paymentName: 'Kort' },
      ...{ toPayment: 67_00, toBalance: 500_00, orderPage: address },
    },
  },
  { kind: 'order-cancelled', data: { orderId: '10001', isPaidBack: true, orderPage: address } },
  {
    kind: 'bill-credited',
    data: {
      ...{ orderId: '10001', placedAt: withdrawal.receivedAt, timeZone: 'Europe/Stockholm', countryCode: 'SE' },
      ...{
        currency: 'SEK',
        reason: 'Retur',
        credited: 100_00,
        vat: 20_00,
        left: 149_00,
        toBalance: 0,
        orderPage: address,
      },
    },
  },
  {
    kind: 'gift-cards-bought',
    data: {
      ...{ orderId: '10001', currency: 'NOK', lastDay: '2028-11-22' },
      cards: ['2345-6789-ABCD-EFGH', 'JKLM-NPQR-STUV-WXYZ'].map((code) => ({ code, amount: 500_00 })),
    },
  },
  {
    kind: 'gift-card-received',
    data: {
      ...{ orderId: '10001', cardId: '7', name: 'Eva Ek', from: 'Karin Ek', words: 'Grattis!\n\nVi ses' },
      ...{ code: '2345-6789-ABCD-EFGH', amount: 500_00, currency: 'NOK', lastDay: '2028-11-22' },
    },
  },
  {
    kind: 'gift-cards-bought',
    data: {
      ...{ orderId: '10001', currency: 'SEK', lastDay: '2028-11-22' },
      cards: [
        { amount: 500_00, sent: { name: 'Eva Ek', email: 'eva@torg.example', sendOn: '2026-12-24' } },
        { amount: 500_00, sent: { name: '', email: 'eva@torg.example', sendOn: null } },
      ],
    },
  },
  {
    kind: 'withdrawal-notice',
    data: { ...withdrawal, customerEmail: 'karin@torg.example', payBackBy: '2026-12-06' },
  },
  { kind: 'order-link', data: { orderId: '10001', address } },
  { kind: 'password-changed', data: { wasForgotten: false } },
  { kind: 'password-changed', data: { wasForgotten: true } },
  { kind: 'account-deleted', data: {} },
  { kind: 'passkey-added', data: { name: 'Telefonen', addedAt: '2026-11-21T23:05:09Z', timeZone: 'Europe/Oslo' } },
  {
    kind: 'question-answered',
    data: { productName: 'Mugg', question: 'Tål den ugn?', answer: 'Ja, i 200 grader.', address },
  },
  { kind: 'review-shown', data: { productName: 'Mugg', address } },
  { kind: 'review-replied', data: { productName: 'Mugg', address, reply: 'Tack, det gläder oss!' } },
  { kind: 'company-invitation', data: { company: 'Byggarna', invitedBy: 'Anna Lind', daysValid: 14, address } },
  {
    kind: 'approval-requested',
    data: { company: 'Byggarna', askedBy: 'Anna Lind', amount: 5_000_00, currency: 'SEK', lines: 3, address },
  },
  {
    kind: 'approval-given',
    data: { decidedBy: 'Anna Lind', amount: 5_000_00, currency: 'SEK', address },
  },
  {
    kind: 'approval-refused',
    data: { decidedBy: 'Anna Lind', amount: 5_000_00, currency: 'SEK', reason: 'Vänta till hösten', address },
  },
];
const cases = everyMail.flatMap((mail) => (['sv-SE', 'nb-NO'] as const).map((languageId) => ({ mail, languageId })));

describe.each(cases)('$mail.kind in $languageId', ({ mail, languageId }) => {
  const rendered = renderMail(mail, languageId, testProfile);

  it('says in HTML what it says in text', () => {
    const words = (text: string) => new Set(readableText(text).match(/[\p{L}\d]{3,}/gu));
    const inText = words(rendered.text);
    const shop = new Set([
      'Boden',
      'https',
      'torg',
      'example',
      'confirm',
      'abc',
      'order',
      'receipts',
      'kopvillkor',
      'angra',
      'kop',
    ]);
    expect([...words(rendered.html)].filter((word) => !inText.has(word) && !shop.has(word))).toEqual([]);
    expect([...inText].filter((word) => !words(rendered.html).has(word) && !shop.has(word))).toEqual([]);
  });

  it('is signed by the company, and says what nobody may overlook', () => {
    expect(rendered.text).toContain('Boden i Byn AB');
    expect(readableText(rendered.text)).toMatch(/provbutik|prøvebutikk/);
  });

  it('tells of no other shop, and ends with the address where there is nothing to overlook', () => {
    expect(rendered.html + rendered.text + rendered.subject).not.toMatch(/\bTorgs?\b/);
    const { notice: _, ...plain } = testProfile;
    expect(renderMail(mail, languageId, plain).text.trimEnd()).toMatch(/@boden\.example$/);
  });

  it('has a subject and names its language', () => {
    expect(rendered.subject).not.toBe('');
    expect(rendered.html).toContain(`<html lang="${languageId.slice(0, 2)}">`);
  });

  it('fits a narrow window as text', () => {
    const long = rendered.text.split('\n').filter((line) => line.length > 72 && !line.startsWith('https://'));
    expect(long).toEqual([]);
  });
});

describe('mails', () => {
  it('give the address of what to do whole, on a line of its own', () => {
    const { text, html } = renderMail(
      { kind: 'password-reset', data: { address, hoursValid: 1 } },
      'sv-SE',
      testProfile,
    );
    expect(text.split('\n')).toContain(address);
    expect(html).toContain('href="https://torg.example/confirm/abc?a=1&amp;b=2"');
  });

  it.each(['order-sent', 'order-refunded', 'order-cancelled', 'bill-credited'])('%s leads to its order', (kind) => {
    const mail = everyMail.find((one) => one.kind === kind);
    expect(mail && renderMail(mail, 'sv-SE', testProfile).text.split('\n')).toContain(address);
  });

  it('count hours as people do', () => {
    const reset = (hoursValid: number, languageId: string) =>
      renderMail({ kind: 'password-reset', data: { address, hoursValid } }, languageId, testProfile).text;
    expect(reset(1, 'sv-SE')).toContain('gäller i en timme');
    expect(reset(24, 'sv-SE')).toContain('gäller i 24 timmar');
    expect(reset(1, 'nb-NO')).toContain('gjelder i én time');
  });

  it('tell when a withdrawal arrived and what it said', () => {
    const text = readableText(
      renderMail(everyMail[5] ?? { kind: 'newsletter-opt-in', data: { address } }, 'nb-NO', testProfile).text,
    );
    expect(text).toContain('Mottatt: 22.11.2026 kl. 00.05.09');
    expect(text).toContain('Jeg går fra avtalen om kjøp av: 2 × Mugg Strand');
  });

  it('never let a text become markup, a link or a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (wild) => {
        const productName = `<img src=x onerror=alert(1)>"'&${wild}\r\nBcc: x@y.example`;
        const notice: MailContent = {
          kind: 'availability-notice',
          data: { productName, address: `javascript:${wild}` },
        };
        const { html, subject } = renderMail(notice, 'sv-SE', testProfile);
        expect(html).not.toMatch(/<img|href=|<script/i);
        expect(subject).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 30 },
    );
  });
});
