import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { escapeHtml } from '../../mail/document/escape-html.ts';
import { shopLanguageOf } from '../../market/shop-language.ts';
import { translateIn, type Translate } from '../../texts/translate-in.ts';
import type { AuthorisationRefusal } from '../authorise-purchase.ts';
import type { PaymentRequest, SessionState } from '../payment-provider.ts';
import { sandboxChoices, type SandboxChoice, type SandboxPayment } from './sandbox-payment.ts';

/** The refusals that are told on the page where the choice was made. */
type ToldRefusal = Extract<AuthorisationRefusal, 'Incomplete' | 'Changed' | 'Over'>;

/** The page on which somebody chooses how a payment ends; `refused` tells why the choice before changed nothing. */
export function choicePage({ request }: SandboxPayment, refused?: ToldRefusal): string {
  const t = translateIn(shopLanguageOf(request.languageId));
  const others = sandboxChoices.filter((choice) => choice !== 'approve');
  const terms = request.kind === 'embedded' ? `<p>${t('sandbox.terms')}</p>` : '';
  return page(
    request,
    t('sandbox.title'),
    `<p class="note">${t('sandbox.note')}</p>${refused ? `<p role="alert" class="alert">${t(`sandbox.refused.${refused}`)}</p>` : ''}
<h1>${t('sandbox.title')}: ${escapeHtml(request.methodName)}</h1>${sum(request, t)}${terms}
<form method="post" target="_top">${button('approve', t, 'main')}
<h2>${t('sandbox.others')}</h2><ul>${others.map((choice) => `<li>${button(choice, t, 'other')}</li>`).join('\n')}</ul></form>`,
  );
}

/** The page of a payment that is decided: its receipt, or what went wrong. */
export function decidedPage(
  { request, decision }: Pick<SandboxPayment, 'request' | 'decision'>,
  status: Exclude<SessionState['status'], 'open'>,
  to: string,
): string {
  const t = translateIn(shopLanguageOf(request.languageId));
  // To the shop both are a decline; another way of paying brings no goods back.
  const ended = decision === 'out-of-stock' && status === 'declined' ? decision : status;
  const back = status === 'paid' || status === 'pending' ? t('sandbox.toShop') : t('sandbox.toCheckout');
  return page(
    request,
    t('sandbox.title'),
    `<p class="note">${t('sandbox.note')}</p><h1>${t(`sandbox.decided.${ended}`)}</h1>${sum(request, t)}
<p><a href="${escapeHtml(to)}" target="_top">${back}</a></p>`,
  );
}

/** The page for an address that leads to no payment. Whose it was is not known, and so neither is their language. */
export function unknownPage(): string {
  const [sv, nb] = [translateIn('sv')('sandbox.unknown'), translateIn('nb')('sandbox.unknown')];
  return page({ languageId: 'sv-SE', kind: 'redirect' }, sv, `<h1>${sv}</h1><p lang="nb">${nb}</p>`);
}

function sum({ amount, currency, languageId }: PaymentRequest, t: Translate): string {
  const format = new Intl.NumberFormat(languageId, { style: 'currency', currency });
  return `<p class="sum">${t('sandbox.toPay')} <strong>${format.format(decimalFromMinor(amount))}</strong></p>`;
}

function button(choice: SandboxChoice, t: Translate, kind: 'main' | 'other'): string {
  const id = `about-${choice}`;
  return `<button name="choice" value="${choice}" class="${kind}" aria-describedby="${id}">${t(`sandbox.choices.${choice}.label`)}</button>
<span id="${id}">${t(`sandbox.choices.${choice}.says`)}</span>`;
}

function page({ languageId, kind }: Pick<PaymentRequest, 'languageId' | 'kind'>, title: string, body: string): string {
  // Within the shop's page, the shop's own is the main part.
  const part = kind === 'embedded' ? 'div' : 'main';
  return `<!doctype html><html lang="${languageId.slice(0, 2)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:1rem}
h1{font-size:1.375rem;line-height:1.25;margin:1rem 0 .5rem}h2{font-size:1.0625rem;margin:2rem 0 .25rem}
.note{border-left:.25rem solid;padding:.75rem 1rem;border-radius:.5rem;margin:0}.alert{border:2px solid;font-weight:600;padding:.75rem 1rem;border-radius:.5rem}
.sum strong{font-size:1.375rem;margin-left:.5rem}ul{list-style:none;margin:0;padding:0}li{display:grid;grid-template-columns:10rem 1fr;gap:.75rem;align-items:center;padding:.5rem 0;border-top:1px solid GrayText}
button{font:inherit;min-height:44px;padding:.5rem 1rem;border-radius:.5rem;border:1px solid;background:Canvas;color:CanvasText;cursor:pointer}
.main{display:block;width:100%;background:CanvasText;color:Canvas;font-weight:600;margin-bottom:.25rem}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}</style></head><body><${part}>${body}</${part}></body></html>`;
}
