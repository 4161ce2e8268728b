import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { shopLanguageOf } from '../market/shop-language.ts';
import type { ConfirmationKind } from './confirmation.tables.ts';

const questions = {
  sv: {
    NEWSLETTER: {
      title: 'Vill du ha vårt nyhetsbrev?',
      button: 'Ja, skicka det',
      thanks: 'Tack! Nu får du vårt nyhetsbrev.',
    },
    AVAILABILITY: {
      title: 'Vill du veta när varan är tillbaka?',
      button: 'Ja, hör av er',
      thanks: 'Tack! Vi mejlar dig en gång, så snart varan går att köpa igen.',
    },
  },
  nb: {
    NEWSLETTER: {
      title: 'Vil du ha nyhetsbrevet vårt?',
      button: 'Ja, send det',
      thanks: 'Takk! Nå får du nyhetsbrevet vårt.',
    },
    AVAILABILITY: {
      title: 'Vil du vite når varen er tilbake?',
      button: 'Ja, gi meg beskjed',
      thanks: 'Takk! Vi sender deg én e-post så snart varen kan kjøpes igjen.',
    },
  },
} as const satisfies Record<ShopLanguage, Record<ConfirmationKind, { title: string; button: string; thanks: string }>>;

/** The page that a link in a mail opens. Only its button confirms: programs that look through mail open links as well. */
export function questionPage(kind: ConfirmationKind, languageId: string): string {
  const language = shopLanguageOf(languageId);
  const { title, button } = questions[language][kind];
  return page(language, title, `<h1>${title}</h1><form method="post"><button>${button}</button></form>`);
}

/** The page that says that it is done. */
export function thanksPage(kind: ConfirmationKind, languageId: string): string {
  const language = shopLanguageOf(languageId);
  const { thanks } = questions[language][kind];
  return page(language, thanks, `<h1>${thanks}</h1>`);
}

/** The page for a link that serves no more. Whose it was is not known, and so neither is their language. */
export function goneExplained(): string {
  const [sv, nb] = ['Länken gäller inte längre', 'Lenken gjelder ikke lenger'];
  return page(
    'sv',
    sv,
    `<h1>${sv}</h1><p>Be om en ny på samma ställe som du anmälde dig.</p>
<div lang="nb"><h2>${nb}</h2><p>Be om en ny samme sted som du meldte deg på.</p></div>`,
  );
}

function page(language: ShopLanguage, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.125rem/1.5 sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}
button{font:inherit;padding:.75rem 1.5rem;min-height:44px}</style></head><body><main>${body}</main></body></html>`;
}
