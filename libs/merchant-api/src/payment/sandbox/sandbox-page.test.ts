import { expect, it } from 'vitest';
import { choicePage, decidedPage } from './sandbox-page.ts';
import { sandboxChoices, type SandboxPayment } from './sandbox-payment.ts';

const request = {
  reference: 'order-1',
  kind: 'embedded',
  methodName: 'Kort <b>',
  amount: 123_450,
  currency: 'NOK',
  languageId: 'nb-NO',
  pagesUrl: 'https://nb.torg.example',
  returnUrls: { success: 'https://nb.torg.example/ok?a=1&b=2', failure: 'https://nb.torg.example/nei' },
} as const;
const payment: SandboxPayment = { sessionId: 'one', request, decision: null, decidedAt: null, createdAt: 0 };

it('says in Norwegian what is to be paid, and offers every choice as a button of one form', () => {
  const page = choicePage(payment);
  expect(page).toContain('<html lang="nb">');
  expect(page.replaceAll(/\s/g, ' ')).toContain('Å betale <strong>1 234,50 kr</strong>');
  expect(page).toContain('Når du betaler, godtar du butikkens kjøpsvilkår.');
  expect(page).toContain('Betaling: Kort &lt;b&gt;');
  const offered = [...page.matchAll(/<button name="choice" value="([\w-]+)"/g)].map(([, choice]) => choice);
  expect(offered).toEqual(sandboxChoices);
});

it('is the main part of its own page, and none within the page of the shop', () => {
  expect(choicePage(payment)).not.toContain('<main>');
  expect(choicePage({ ...payment, request: { ...request, kind: 'redirect' } })).toContain('<main>');
});

it('says why a choice changed nothing', () => {
  expect(choicePage(payment, 'Changed')).toContain('role="alert"');
  expect(choicePage(payment)).not.toContain('role="alert"');
});

it.each(['paid', 'pending', 'declined', 'blocked', 'expired'] as const)('leads on once it is %s', (status) => {
  const page = decidedPage({ request, decision: null }, status, request.returnUrls.success);
  expect(page).toContain('<a href="https://nb.torg.example/ok?a=1&amp;b=2" target="_top">');
  expect(page).not.toContain('<button');
});

it('advises no other way of paying where the goods ran out', () => {
  const page = decidedPage({ request, decision: 'out-of-stock' }, 'declined', request.returnUrls.failure);
  expect(page).toContain('Endre handlekurven');
  expect(page).not.toContain('betalingsmåte');
});
