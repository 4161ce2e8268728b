import type { Locale } from '@torg/market-routing';

/** What the checkout says in each language, as a shopper reads it. */
export const checkoutWords = {
  sv: {
    card: 'Kort',
    city: 'Ort',
    email: 'E-post',
    firstName: 'Förnamn',
    invoice: /^Faktura/,
    invalid: 'Se till att alla fält är korrekt ifyllda',
    lastName: 'Efternamn',
    noDelivery: 'Hittade inga fraktalternativ för angivet postnummer',
    order: /^Bekräfta köp/,
    paid: 'Betala',
    declined: 'Betalningen godkändes inte. Välj ett annat betalsätt.',
    personalId: 'Personnummer',
    pickup: /^Ombud nära dig/,
    showDelivery: 'Visa leveranssätt',
    street: 'Gatuadress',
    terms: 'Jag godkänner köpvillkoren',
    zip: 'Postnummer',
  },
  nb: {
    card: 'Kort',
    city: 'Poststed',
    email: 'E-post',
    firstName: 'Fornavn',
    invoice: /^Faktura/,
    invalid: 'Sørg for at alle feltene er riktig utfylt',
    lastName: 'Etternavn',
    noDelivery: 'Fant ingen fraktalternativer for det oppgitte postnummeret',
    order: /^(Bekreft kjøp|Bestill med)/,
    paid: 'Betal',
    declined: 'Betalingen ble ikke godkjent. Velg en annen betalingsmåte.',
    personalId: 'Fødselsnummer',
    pickup: /^Hentested nær deg/,
    showDelivery: 'Vis leveringsmåter',
    street: 'Gateadresse',
    terms: 'Jeg godtar kjøpsvilkårene',
    zip: 'Postnummer',
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

/** Somebody who may be billed in each country; the numbers are nobody's. */
export const buyers = {
  sv: { zip: '111 22', city: 'Stockholm', personalId: '811218-9876', undelivered: '99999' },
  nb: { zip: '0150', city: 'Oslo', personalId: '13097248022', undelivered: '9170' },
} as const satisfies Record<Locale, Record<string, string>>;
