import { formatMoney } from '@torg/commerce-sdk/domain';
import type { Localised, SeedPackageOption, SeedFamily } from '@torg/merchant-api/seed';
import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';

/** One option for each colour, the first of them picked beforehand. */
function inColours(family: string, quantity: number, ...colours: readonly string[]): SeedPackageOption[] {
  return colours.map((colour, index) => ({
    key: `${family}-${colour}`,
    family,
    colour,
    quantity,
    isDefault: index === 0,
  }));
}

/** What a gift card holds, as the shop writes money. */
function amountLabel(crowns: number): Localised {
  return text(
    formatMoney(crowns * 100, { currency: 'SEK', language: 'sv-SE' }),
    formatMoney(crowns * 100, { currency: 'NOK', language: 'nb-NO' }),
  );
}

/** Sets that are put together by the shopper, and the gift card. */
export const packageFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'frukostset-strand',
    brand: 'lerkulla',
    categories: ['presentaskar', 'skalar'],
    series: 'SET',
    firstNumber: 8031,
    name: text('Frukostset Strand, två personer', 'Frokostsett Strand, to personer'),
    text1: text(
      'Två muggar, två skålar och två tallrikar i de färger du väljer.',
      'To krus, to boller og to tallerkener i fargene du velger.',
    ),
    text2: text(
      'Allt som behövs för två på en söndagsmorgon. Välj en färg för varje del, eller låt allt vara kritvitt. Setet kostar mindre än delarna var för sig och packas i en stadig kartong.',
      'Alt som trengs for to på en søndagsmorgen. Velg en farge for hver del, eller la alt være kritthvitt. Settet koster mindre enn delene hver for seg og pakkes i en solid eske.',
    ),
    text3: text('Tål diskmaskin, mikrovågsugn och ugn.', 'Tåler oppvaskmaskin, mikrobølgeovn og stekeovn.'),
    price: { sek: 949, nok: 999 },
    parameters: [fact('material', 'Stengods', 'Steingods'), fact('content', '6 delar', '6 deler'), ownFactory()],
    weightGrams: 3080,
    firstSoldDaysAgo: 260,
    sold: 260,
    views: ['scene'],
    sizes: [],
    colours: [{ colour: 'kritvit', stock: [] }],
    package: [
      {
        key: 'mugg',
        name: text('Muggar', 'Krus'),
        description: text('Två muggar i samma färg', 'To krus i samme farge'),
        required: true,
        options: inColours('mugg-strand', 2, 'kritvit', 'mossa', 'skymning', 'havre'),
      },
      {
        key: 'skal',
        name: text('Skålar', 'Boller'),
        description: text('Två skålar i samma färg', 'To boller i samme farge'),
        required: true,
        options: inColours('skal-strand', 2, 'kritvit', 'isbla', 'skiffer', 'mossa'),
      },
      {
        key: 'tallrik',
        name: text('Tallrikar', 'Tallerkener'),
        description: text('Två tallrikar i samma färg', 'To tallerkener i samme farge'),
        required: true,
        options: inColours('tallrik-strand', 2, 'kritvit', 'salvia', 'grafit', 'havre'),
      },
    ],
  }),
  defineFamily({
    key: 'presentlada-fika',
    brand: 'papperlund',
    categories: ['presentaskar', 'presenttips'],
    series: 'SET',
    firstNumber: 8041,
    name: text('Presentlåda Fikastund', 'Gaveeske Kaffepause'),
    text1: text(
      'En mugg, något varmt och något sött, inslaget med band.',
      'Et krus, noe varmt og noe søtt, pakket inn med bånd.',
    ),
    text2: text(
      'Välj mugg, välj kaffe eller te och välj något gott till. Vi packar i silkespapper, knyter bandet och lägger med ett kort om du vill. Redo att ge bort samma stund som den kommer fram.',
      'Velg krus, velg kaffe eller te, og velg noe godt til. Vi pakker i silkepapir, knyter båndet og legger ved et kort om du vil. Klar til å gis bort i samme stund som den kommer fram.',
    ),
    text3: text(
      'Asken källsorteras som papper. Maten har egna innehållsförteckningar.',
      'Esken kildesorteres som papir. Maten har egne ingredienslister.',
    ),
    price: { sek: 379, nok: 399 },
    parameters: [fact('measure', '24 × 18 × 14 cm'), ownFactory()],
    weightGrams: 1400,
    firstSoldDaysAgo: 224,
    sold: 310,
    views: ['scene'],
    sizes: [],
    colours: [{ colour: 'gran', stock: [] }],
    package: [
      {
        key: 'mugg',
        name: text('Mugg', 'Krus'),
        required: true,
        options: inColours('mugg-strand', 1, 'kritvit', 'mossa', 'terrakotta', 'skymning', 'havre'),
      },
      {
        key: 'varmt',
        name: text('Något varmt', 'Noe varmt'),
        required: true,
        options: [
          { key: 'kaffe', family: 'kaffe-mellanrost', isDefault: true },
          { key: 'te', family: 'te-lingon' },
          { key: 'ortte', family: 'te-tradgard', colour: 'kamomill' },
        ],
      },
      {
        key: 'sott',
        name: text('Något sött', 'Noe søtt'),
        required: true,
        options: [
          { key: 'honung', family: 'honung-ang', isDefault: true },
          { key: 'sylt', family: 'sylt-skog', colour: 'blabar' },
          { key: 'choklad', family: 'choklad-bit', colour: 'mork', quantity: 2 },
        ],
      },
      {
        key: 'kort',
        name: text('Kort', 'Kort'),
        description: text(
          'Sex kort med kuvert, ett till lådan och fem till nästa',
          'Seks kort med konvolutt, ett til esken og fem til neste gang',
        ),
        required: false,
        options: [
          { key: 'kort-gran', family: 'kort-vinter', colour: 'gran' },
          { key: 'kort-lingon', family: 'kort-vinter', colour: 'lingon' },
        ],
      },
    ],
  }),
  defineFamily({
    key: 'presentkort',
    brand: 'papperlund',
    categories: ['presenttips'],
    type: 'giftcard',
    vatClass: 'none',
    series: 'PRE',
    firstNumber: 8021,
    name: text('Presentkort', 'Gavekort'),
    text1: text(
      'En kod med e-post, med din hälsning om du vill. Gäller i två år på allt i butiken.',
      'En kode på e-post, med hilsenen din om du vil. Gjelder i to år på alt i butikken.',
    ),
    text2: text(
      'Välj belopp och om koden ska skickas till dig eller direkt till den som ska ha kortet. Mejlet till mottagaren kommer på morgonen den dag du väljer, upp till ett år fram, eller så snart köpet är betalt.\n\nMottagaren skriver koden i varukorgen, kan handla för en del av beloppet och har resten kvar till nästa gång. Du kan köpa flera kort på en gång: varje kort får sin egen kod. Moms räknas först när kortet används.',
      'Velg beløp og om koden skal sendes til deg eller rett til den som skal ha kortet. E-posten til mottakeren kommer om morgenen den dagen du velger, opptil ett år frem, eller så snart kjøpet er betalt.\n\nMottakeren skriver koden i handlekurven, kan handle for en del av beløpet og har resten igjen til neste gang. Du kan kjøpe flere kort samtidig: hvert kort får sin egen kode. Merverdiavgift regnes først når kortet brukes.',
    ),
    text3: text(
      'Gäller i två år från köpet. Löses inte in mot pengar. Har mottagaren tappat bort koden skickar kundservice en ny.',
      'Gjelder i to år fra kjøpet. Kan ikke løses inn i kontanter. Har mottakeren mistet koden, sender kundeservice en ny.',
    ),
    price: { sek: 500, nok: 500 },
    parameters: [
      { key: 'delivered', label: text('Du får', 'Du får'), value: text('En kod per e-post', 'En kode på e-post') },
      { key: 'validity', label: text('Gäller', 'Gjelder'), value: text('Två år från köpet', 'To år fra kjøpet') },
    ],
    weightGrams: 30,
    firstSoldDaysAgo: 800,
    sold: 1150,
    views: ['detail'],
    choice: 'Amount',
    colours: [500, 1000, 1500, 2000].map((amount) => ({
      colour: 'gran' as const,
      named: { key: String(amount), label: amountLabel(amount), inAddress: text(`${amount} kr`, `${amount} kr`) },
      price: { sek: amount, nok: amount },
      stock: [{ inStock: 0, static: 1000 }],
    })),
  }),
];
