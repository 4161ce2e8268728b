import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { escapeHtml } from '../mail/document/escape-html.ts';
import { mailColours as colour } from '../mail/document/mail-colours.ts';
import { shopLanguageOf } from '../market/shop-language.ts';
import { translateIn } from '../texts/translate-in.ts';
import type { ConfirmationKind } from './confirmation.tables.ts';

/** The page that a link in a mail opens. Only its button confirms: programs that look through mail open links as well. */
export function questionPage(kind: ConfirmationKind, languageId: string, shop: string): string {
  const language = shopLanguageOf(languageId);
  const t = translateIn(language);
  const title = t(`confirmation.${kind}.title`);
  const form = `<form method="post"><button>${t(`confirmation.${kind}.button`)}</button></form>`;
  return page({ language, shop, title }, `<h1>${title}</h1>${form}`);
}

/** The page that says that it is done. */
export function thanksPage(kind: ConfirmationKind, languageId: string, shop: string): string {
  const language = shopLanguageOf(languageId);
  const title = translateIn(language)(`confirmation.${kind}.thanks`);
  return page({ language, shop, title }, `<h1>${title}</h1>`);
}

/** The page for a link that serves no more. Whose it was is not known, and so neither is their language. */
export function goneExplained(shop: string): string {
  const [sv, nb] = [translateIn('sv'), translateIn('nb')];
  const title = sv('confirmation.gone.title');
  return page(
    { language: 'sv', shop, title },
    `<h1>${title}</h1><p>${sv('confirmation.gone.next')}</p>
<div lang="nb"><h2>${nb('confirmation.gone.title')}</h2><p>${nb('confirmation.gone.next')}</p></div>`,
  );
}

const style = `
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:${colour.ground};color:${colour.text};font:1rem/1.5 Arial,Helvetica,sans-serif}
header,footer{padding:1rem 1.5rem;background:${colour.paper};text-align:center}
header{border-bottom:1px solid ${colour.line}}footer{border-top:1px solid ${colour.line}}
a{display:inline-block;padding:.625rem;color:inherit}header a{font-weight:bold;font-size:1.5rem;line-height:1.2;text-decoration:none}
main{flex:1;display:grid;align-items:center;padding:2rem 1rem}
section{width:100%;max-width:36rem;margin:0 auto;padding:clamp(1.5rem,6vw,3rem);background:${colour.paper};border:1px solid ${colour.line};border-radius:.75rem;text-align:center}
h1{margin:0;font-size:clamp(1.5rem,5vw,2rem);line-height:1.25;text-wrap:balance}h2{margin:2rem 0 0;font-size:1.25rem;line-height:1.25}
p{margin:.5rem 0 0;color:${colour.quiet}}
button{min-height:3rem;margin-top:1.5rem;padding:.75rem 2rem;background:${colour.brand};color:${colour.onBrand};border:1px solid transparent;border-radius:.5rem;font:inherit;font-weight:bold;cursor:pointer}
:focus-visible{outline:3px solid ${colour.text};outline-offset:2px}`;

interface Framed {
  language: ShopLanguage;
  /** The shop's name. */
  shop: string;
  title: string;
}

/** In the look of the shop's pages and mails, without anything that is fetched: the address is a secret. */
function page({ language, shop, title }: Framed, body: string): string {
  const [name, toShop] = [escapeHtml(shop), translateIn(language)('confirmation.toShop')];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${name}</title><style>${style}</style></head><body>
<header><a href="/">${name}</a></header><main><section>${body}</section></main>
<footer><a href="/">${toShop}</a></footer></body></html>`;
}
