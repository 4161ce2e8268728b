import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { shopLanguageOf } from '../market/shop-language.ts';
import { translateIn } from '../texts/translate-in.ts';
import type { ConfirmationKind } from './confirmation.tables.ts';

/** The page that a link in a mail opens. Only its button confirms: programs that look through mail open links as well. */
export function questionPage(kind: ConfirmationKind, languageId: string): string {
  const language = shopLanguageOf(languageId);
  const t = translateIn(language);
  const title = t(`confirmation.${kind}.title`);
  const button = t(`confirmation.${kind}.button`);
  return page(language, title, `<h1>${title}</h1><form method="post"><button>${button}</button></form>`);
}

/** The page that says that it is done. */
export function thanksPage(kind: ConfirmationKind, languageId: string): string {
  const language = shopLanguageOf(languageId);
  const thanks = translateIn(language)(`confirmation.${kind}.thanks`);
  return page(language, thanks, `<h1>${thanks}</h1>`);
}

/** The page for a link that serves no more. Whose it was is not known, and so neither is their language. */
export function goneExplained(): string {
  const [sv, nb] = [translateIn('sv'), translateIn('nb')];
  return page(
    'sv',
    sv('confirmation.gone.title'),
    `<h1>${sv('confirmation.gone.title')}</h1><p>${sv('confirmation.gone.next')}</p>
<div lang="nb"><h2>${nb('confirmation.gone.title')}</h2><p>${nb('confirmation.gone.next')}</p></div>`,
  );
}

function page(language: ShopLanguage, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.125rem/1.5 sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}
button{font:inherit;padding:.75rem 1.5rem;min-height:44px}</style></head><body><main>${body}</main></body></html>`;
}
