import type { SeedFamily } from '@torg/merchant-api/seed';
import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';
import { sizes } from './sizes.ts';

/** Cushions, blankets and towels. */
export const textileFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'kudde-lin',
    brand: 'linasa',
    categories: ['kuddar'],
    series: 'TEX',
    firstNumber: 3001,
    name: text('Kuddfodral Vind', 'Putetrekk Vind'),
    text1: text(
      'Kuddfodral i tvättat lin som blir mjukare för varje år.',
      'Putetrekk i vasket lin som blir mykere for hvert år.',
    ),
    text2: text(
      'Linet vävs tätt i Småland och stentvättas innan det sys, så det krymper inte hemma hos dig. Dragkedjan är dold i sidsömmen. Tyget ska skrynkla sig lite, det är så lin ser ut.',
      'Linet veves tett i Småland og steinvaskes før det sys, så det krymper ikke hjemme hos deg. Glidelåsen er skjult i sidesømmen. Stoffet skal krølle seg litt, det er slik lin ser ut.',
    ),
    text3: text('Tvätta i 40 grader. Innerkudde säljs inte med.', 'Vask på 40 grader. Innerpute følger ikke med.'),
    price: { sek: 349, nok: 379 },
    parameters: [
      fact('material', '100 % lin', '100 % lin'),
      fact('care', 'Maskintvätt 40°', 'Maskinvask 40°'),
      ownFactory(),
    ],
    weightGrams: 260,
    firstSoldDaysAgo: 820,
    sold: 2640,
    views: ['detail'],
    sizes: sizes('50×50 cm', '40×60 cm'),
    colours: [
      { colour: 'havre', stock: [44, 30] },
      { colour: 'rost', stock: [28, 0] },
      { colour: 'salvia', stock: [33, 21] },
      { colour: 'marin', stock: [15, 11] },
      { colour: 'ljung', stock: [19, 14] },
    ],
  }),
  defineFamily({
    key: 'kudde-rand',
    brand: 'linasa',
    categories: ['kuddar'],
    series: 'TEX',
    firstNumber: 3011,
    name: text('Kuddfodral Rand', 'Putetrekk Stripe'),
    text1: text('Vävda ränder i ull och lin, lika på båda sidor.', 'Vevde striper i ull og lin, like på begge sider.'),
    text2: text(
      'Ränderna är vävda och inte tryckta, så de sitter kvar och syns från båda håll. Inslaget är svensk ull som ger tyngd, varpen är lin som håller formen.',
      'Stripene er vevd, ikke trykt, så de sitter og synes fra begge sider. Innslaget er svensk ull som gir tyngde, og renningen er lin som holder formen.',
    ),
    text3: text(
      'Tvätta i 30 grader på ullprogram. Innerkudde säljs inte med.',
      'Vask på 30 grader, ullprogram. Innerpute følger ikke med.',
    ),
    price: { sek: 449, nok: 479 },
    parameters: [fact('material', '60 % ull, 40 % lin'), fact('measure', '50×50 cm'), ownFactory()],
    weightGrams: 340,
    firstSoldDaysAgo: 35,
    sold: 95,
    views: ['detail'],
    colours: [
      { colour: 'skymning', stock: [18] },
      { colour: 'terrakotta', stock: [22] },
      { colour: 'gran', stock: [12] },
    ],
  }),
  defineFamily({
    key: 'plad-frost',
    brand: 'linasa',
    categories: ['pladar', 'presenttips'],
    series: 'TEX',
    firstNumber: 3021,
    name: text('Ullpläd Frost', 'Ullpledd Frost'),
    text1: text('Stor pläd i borstad lammull.', 'Stort pledd i børstet lammeull.'),
    text2: text(
      'En pläd som räcker till två i soffan. Ullen borstas på båda sidor så att den blir luftig och varm utan att väga. Kanterna är invävda och fransar sig inte.',
      'Et pledd som rekker til to i sofaen. Ullen børstes på begge sider, så den blir luftig og varm uten å veie. Kantene er vevd inn og frynser seg ikke.',
    ),
    text3: text(
      'Vädra hellre än att tvätta. Vid behov handtvätt i ljummet vatten.',
      'Luft heller enn å vaske. Ved behov håndvask i lunkent vann.',
    ),
    price: { sek: 899, nok: 949 },
    parameters: [fact('material', '100 % lammull', '100 % lammeull'), fact('measure', '130 × 180 cm'), ownFactory()],
    weightGrams: 950,
    firstSoldDaysAgo: 640,
    sold: 1490,
    views: ['detail'],
    colours: [
      { colour: 'ljusgra', stock: [25] },
      { colour: 'lingon', stock: [17] },
      { colour: 'skiffer', stock: [20] },
      { colour: 'senap', stock: [13] },
    ],
  }),
  defineFamily({
    key: 'handduk-tjarn',
    brand: 'linasa',
    categories: ['badhanddukar', 'bad'],
    series: 'TEX',
    firstNumber: 3031,
    name: text('Badlakan Tjärn', 'Badehåndkle Tjern'),
    text1: text(
      'Tjock frotté i ekologisk bomull, 600 gram per kvadratmeter.',
      'Tykk frotté i økologisk bomull, 600 gram per kvadratmeter.',
    ),
    text2: text(
      'Långa öglor suger upp snabbt och torkar förvånansvärt fort. Bården är slätvävd och hängaren sitter på långsidan, så badlakanet får plats på en kort krok. Luddar lite de två första tvättarna.',
      'Lange løkker suger raskt og tørker overraskende fort. Borden er glattvevd og hempen sitter på langsiden, så håndkleet får plass på en kort krok. Loer litt de to første vaskene.',
    ),
    text3: text(
      'Tvätta i 60 grader. Hoppa över sköljmedel, det gör frottén sämre på att suga.',
      'Vask på 60 grader. Dropp tøymykner, den gjør at frotteen suger dårligere.',
    ),
    price: { sek: 299, nok: 329 },
    // Reduced, yet not below what it cost five weeks ago: no reduction may be shown.
    history: [
      { daysAgo: 700, sek: 299, nok: 329 },
      { daysAgo: 37, sek: 239, nok: 265 },
      { daysAgo: 29, sek: 299, nok: 329 },
      { daysAgo: 1, sek: 249, nok: 279 },
    ],
    parameters: [
      fact('material', '100 % ekologisk bomull', '100 % økologisk bomull'),
      fact('measure', '70 × 140 cm'),
      fact('care', 'Maskintvätt 60°', 'Maskinvask 60°'),
    ],
    weightGrams: 420,
    firstSoldDaysAgo: 700,
    sold: 3980,
    views: ['detail'],
    colours: [
      { colour: 'kritvit', stock: [70] },
      { colour: 'isbla', stock: [36] },
      { colour: 'mossa', stock: [4] },
      { colour: 'ljung', stock: [28] },
    ],
  }),
  defineFamily({
    key: 'kokshandduk-smedja',
    brand: 'linasa',
    categories: ['kokshanddukar'],
    series: 'TEX',
    firstNumber: 3041,
    name: text('Kökshandduk Smedja, 2-pack', 'Kjøkkenhåndkle Smie, 2-pk.'),
    text1: text(
      'Halvlin med vävd rand, sådan som hängde hos mormor.',
      'Halvlin med vevd stripe, slik det hang hos mormor.',
    ),
    text2: text(
      'Lin torkar glas utan ludd och bomull suger upp det som blev över. De första gångerna är duken lite styv, sedan blir den bara bättre. Två handdukar med hängare i hörnet.',
      'Lin tørker glass uten lo, og bomull tar opp det som ble igjen. De første gangene er kluten litt stiv, siden blir den bare bedre. To håndklær med hempe i hjørnet.',
    ),
    text3: text('Tvätta i 60 grader och mangla om du har tid.', 'Vask på 60 grader, og rull dem om du har tid.'),
    price: { sek: 219, nok: 239 },
    parameters: [fact('material', '55 % lin, 45 % bomull'), fact('measure', '50×70 cm'), ownFactory()],
    weightGrams: 220,
    firstSoldDaysAgo: 480,
    sold: 1830,
    views: ['detail'],
    colours: [
      { colour: 'marin', stock: [40] },
      { colour: 'lingon', stock: [27] },
      { colour: 'skiffer', stock: [22] },
    ],
  }),
];
