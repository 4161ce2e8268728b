import type { Locale } from '@torg/market-routing';

/** What the checkout says in each language, as a shopper reads it. */
export const checkoutWords = {
  sv: {
    address: 'Adress',
    addressFragment: '#adress',
    contact: 'Dina uppgifter',
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
    declined: 'Betalningen godkändes inte. Försök igen, eller välj ett annat betalsätt.',
    nextAfterContact: 'Fortsätt till adressen',
    organisation: 'Företag eller förening',
    organisationId: 'Organisationsnummer',
    personalId: 'Personnummer',
    pickup: /^Ombud nära dig/,
    showDelivery: 'Visa leveranssätt',
    street: 'Gatuadress',
    steps: 'Stegen i kassan',
    terms: 'Jag godkänner köpvillkoren',
    zip: 'Postnummer',
  },
  nb: {
    address: 'Adresse',
    addressFragment: '#adresse',
    contact: 'Dine opplysninger',
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
    declined: 'Betalingen ble ikke godkjent. Prøv igjen, eller velg en annen betalingsmåte.',
    nextAfterContact: 'Fortsett til adressen',
    organisation: 'Bedrift eller forening',
    organisationId: 'Organisasjonsnummer',
    personalId: 'Fødselsnummer',
    pickup: /^Hentested nær deg/,
    showDelivery: 'Vis leveringsmåter',
    street: 'Gateadresse',
    steps: 'Stegene i kassen',
    terms: 'Jeg godtar kjøpsvilkårene',
    zip: 'Postnummer',
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

/** Somebody who may be billed in each country; the numbers are nobody's. */
export const buyers = {
  sv: {
    ...{ zip: '111 22', city: 'Stockholm', undelivered: '99999' },
    ...{ personalId: '811218-9876', organisationId: '556016-0680' },
  },
  nb: {
    ...{ zip: '0150', city: 'Oslo', undelivered: '9170' },
    ...{ personalId: '13097248022', organisationId: '974 760 673' },
  },
} as const satisfies Record<Locale, Record<string, string>>;
