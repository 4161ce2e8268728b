import type { ShopProfile } from '@torg/merchant-api/seed';
import { text } from './catalogue/localised-text.ts';

const workday: [string, string][] = [
  ['09:00', '12:00'],
  ['13:00', '15:00'],
];

const swish = { name: text('Swish', 'Swish'), personsOnly: true };
const vipps = { name: text('Vipps', 'Vipps'), personsOnly: true };
const klarna = { name: text('Klarna', 'Klarna'), personsOnly: true };
const card = { name: text('Kort', 'Kort'), personsOnly: false };
const invoice = { name: text('Faktura, 14 dagar', 'Faktura, 14 dager'), personsOnly: false };

/** The demonstration shop. Names, numbers, accounts, address and telephone belong to nobody. */
export const demoProfile: ShopProfile = {
  name: 'Torg',
  company: {
    name: 'Torg Demobutik AB',
    organisationNumber: '559123-4561',
    vatNumber: 'SE559123456101',
    voecNumber: '2099999',
    street: 'Drejarvägen 4',
    city: '360 99 Lerkulla',
    country: text('Sverige', 'Sverige'),
    bankgiro: '598-7656',
    norwegianAccount: '9999.07.00121',
    paymentTermDays: 14,
  },
  customerService: {
    phone: text('08-465 004 00', '+46 8 465 004 00'),
    email: text('kundservice@torg.example', 'kundeservice@torg.example'),
    hours: text('Måndag–fredag 9–15, lunchstängt 12–13', 'Mandag–fredag 9–15, lunsjstengt 12–13'),
    timeZone: 'Europe/Stockholm',
    week: [[], workday, workday, workday, workday, workday, []],
    holidaysOf: 'SE',
  },
  story: {
    title: text('Torg – saker för hemmet från vår egen fabrik', 'Torg – ting til hjemmet fra vår egen fabrikk'),
    description: text('Handla till hemmet från en svensk fabrik.', 'Handle til hjemmet fra en svensk fabrikk.'),
    heading: text('Från fabriken hem till dig', 'Fra fabrikken hjem til deg'),
    intro: text(
      'Vi formger och tillverkar i Sverige och säljer utan mellanhänder.',
      'Vi formgir og produserer i Sverige og selger uten mellomledd.',
    ),
    about: text(
      'Vi gör det mesta själva i vår egen fabrik i Sverige och skickar det hem till dig.',
      'Vi lager det meste selv i vår egen fabrikk i Sverige og sender det hjem til deg.',
    ),
  },
  claims: {
    freeShippingFrom: {
      SE: { amount: 99, currency: 'SEK' },
      NO: { amount: 99, currency: 'NOK' },
      DE: { amount: 59, currency: 'EUR' },
    },
    deliveredWithin: { SE: { from: 2, to: 3 }, NO: { from: 2, to: 3 }, FI: { from: 2, to: 2 } },
    payments: {
      SE: [swish, card, klarna, invoice],
      NO: [vipps, card, klarna, invoice],
      FI: [card],
    },
    freeReturns: true,
    freeInvoice: true,
    others: [
      { icon: 'factory', text: text('Svensk fabrik', 'Svensk fabrikk') },
      { icon: 'check', text: text('Lägsta pris', 'Laveste pris') },
    ],
  },
  notice: text(
    'Torg är en demonstrationsbutik. Inget av det som visas går att köpa på riktigt.',
    'Torg er en demonstrasjonsbutikk. Ingenting av det som vises, kan kjøpes på ordentlig.',
  ),
  pages: [],
};
