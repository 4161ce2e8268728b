import { norwegianCheckout } from './checkout-texts-nb.ts';
import { type CheckoutTexts, swedishCheckout } from './checkout-texts-sv.ts';

const longName = 'Handstickad lammullströja med kabelflätat mönster, förstärkta armbågar och blixtlåsförsedd ficka';
const [, second, third, fourth, fifth] = swedishCheckout.pickupPoints;
const [, ...otherSums] = swedishCheckout.sums;

/** The longest words that the checkout is likely to meet, in either language. */
export const longestCheckout: CheckoutTexts = {
  ...swedishCheckout,
  delivery: 'Leveringsalternativer for postnummeret du har oppgitt',
  deliveryError:
    'Velg hvordan pakken skal komme til deg, hjem, til et utleveringssted eller til en pakkeboks, før du går videre til betalingen.',
  deliveryEmpty: norwegianCheckout.deliveryEmpty,
  deliveries: {
    ...swedishCheckout.deliveries,
    pickup: [
      'Utleveringssted i nærmeste dagligvarebutikk',
      'Framme mellan onsdag 25 november och måndag 30 november, avisering kvällen innan',
      '1 000 000,00 kr',
    ],
    home: [
      'Hemleverans kvällstid med uppbärning',
      'Onsdag 25 november, kl. 17–21, avisering en timme innan och återtagning av emballage',
      '1 299,00 kr',
    ],
  },
  deliveryNote: 'Leveransförseningar kan förekomma i Västernorrland på grund av vinterväglag under vecka 48.',
  pickupLegend: 'Velg utleveringssted blant dem som ligger nærmest leveringsadressen',
  pickupMore: 'Visa ytterligare två utlämningsställen i närheten',
  pickupPoints: [
    [
      'ICA Supermarket Fjällbackens Handelsträdgård och Järnaffär',
      'Östra Västerbottenregementsgatan 127 B, Skellefteå',
      '12,4 km',
      'Måndag–fredag 8–21, lördag 9–18, söndag 10–17, helgdagar stängt',
    ],
    second,
    third,
    fourth,
    fifth,
  ],
  payments: {
    ...swedishCheckout.payments,
    invoice: [
      'Fakturabetalning med förlängd betalningstid',
      'Betala inom 14 dagar efter leveransbesked',
      '1 129,00 kr',
    ],
  },
  creditNote: swedishCheckout.creditNote.repeat(2),
  identity: 'Personnummer eller samordningsnummer på den som ska betala fakturan',
  identityError: swedishCheckout.identityError.repeat(2),
  phone: 'Mobilnummer till den som ska ta emot paketet',
  phoneError: swedishCheckout.phoneError.repeat(2),
  city: 'Kirkenes og Sør-Varanger kommune',
  shipping: 'Leveringsadresse dersom den er en annen enn fakturaadressen',
  addressLabels: {
    ...swedishCheckout.addressLabels,
    firstName: 'Förnamn på den som hämtar',
    city: 'Postort eller stad',
  },
  careOfToggle: 'Lägg till c/o-adress eller annan mottagare hos adressaten',
  streetError: swedishCheckout.streetError.repeat(2),
  code: 'Rabattkod, värdecheck, tillgodokvitto eller presentkort',
  codeToggle: norwegianCheckout.codeToggle.repeat(2),
  codeApply: 'Använd koden',
  codeError: swedishCheckout.codeError.repeat(2),
  codes: [
    ['MEDLEMSERBJUDANDEVINTERUNDERSTÄLL2026', '−1 000 000,00 kr'],
    ['Presentkort ··4821', '−500 kr'],
  ],
  summaryShow: 'Visa allt det som du har beställt',
  orderLines: [
    [longName, 'Höstlövsrostbrun melerad, storlek XXXL lång', '24 st', '2 000 000,00 kr', '2 500 000,00 kr'],
    swedishCheckout.orderLines[1],
  ],
  sums: [
    ['Varor till nedsatt pris', '2 000 189,00 kr'],
    otherSums[0],
    otherSums[1],
    ['Att betala', '1 999 989,00 kr'],
    otherSums[3],
  ],
  sections: ['Opplysningene dine og leveringsadressen', 'Leveringsalternativer', 'Betalningsupplysningar'],
  sectionSummary: [
    'anna-karin.soderstrom-lindqvist@friluftsliv.exempel.se',
    'Anna-Karin Margareta Söderström-Lindqvist, Östra Västerbottenregementsgatan 127 B, 931 30 Skellefteå',
    '070-174 06 05',
  ],
  terms: `${norwegianCheckout.terms} Jag har även läst integritetspolicyn och villkoren för delbetalning.`,
  thanks: 'Tack för din beställning, Anna-Karin Margareta Söderström-Lindqvist',
  thanksText: 'Bekräftelsen är på väg till anna-karin.soderstrom-lindqvist@friluftsliv.exempel.se.',
  orderNumberValue: '10482-2026-SE-4411',
  orderFacts: [
    ['Beställningsdatum', '23 november 2026 kl. 16.40'],
    ['Betalat med', 'Presentkort, tillgodokvitto och Swish'],
    ['Leverans', 'Utlämningsställe, 2–3 helgfria vardagar'],
  ],
  statuses: [
    ['Betalningsbekräftelse mottagen', '23 november 2026 kl. 16.40', swedishCheckout.creditNote],
    swedishCheckout.statuses[1],
    swedishCheckout.statuses[2],
    swedishCheckout.statuses[3],
  ],
  shippingAddressLines: [
    'Anna-Karin Margareta Söderström-Lindqvist',
    'Östra Västerbottenregementsgatan 127 B',
    '931 30 Skellefteå',
    '070-174 06 05',
  ],
  campaign: 'Medlemserbjudande: tag tre, betala för två på hela höstsortimentet',
  packageToggle: 'Visa innehållet i vinterunderställspaketet, 12 varor',
  packageItems: [
    [longName, 'Höstlövsrostbrun melerad, storlek XXXL lång', '24 st'],
    swedishCheckout.packageItems[1],
    swedishCheckout.packageItems[2],
  ],
  changes: {
    ...swedishCheckout.changes,
    raised: [
      'Priset har gått upp från 1 000 000,00 kr till 1 250 000,00 kr sedan du lade varan i varukorgen.',
      'Jag har läst och förstår',
    ],
  },
};
