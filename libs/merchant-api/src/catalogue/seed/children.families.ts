import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';
import type { SeedFamily } from './seed-types.ts';

const toyCare = text(
  'Torka av med fuktig trasa. Små repor slipas bort med fint sandpapper.',
  'Tørk av med en fuktig klut. Små riper pusses bort med fint sandpapir.',
);

/** Wooden toys and small knitwear. */
export const childrenFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'ringtorn-topp',
    brand: 'tallmora',
    categories: ['leksaker', 'presenttips'],
    series: 'BAR',
    firstNumber: 7001,
    name: text('Ringtorn Topp', 'Stabletårn Topp'),
    text1: text(
      'Fem träringar att stapla, i rätt ordning eller inte alls.',
      'Fem treringer å stable, i riktig rekkefølge eller slett ikke.',
    ),
    text2: text(
      'Ringarna är svarvade av björk och målade med vattenbaserad färg. Pinnen är lagom smal för små händer och rundad i toppen. Det går att bygga på höjden, rulla på golvet och gömma under soffan.',
      'Ringene er dreid av bjørk og malt med vannbasert maling. Pinnen er passe smal for små hender og rund i toppen. Kan bygges i høyden, trilles på gulvet og gjemmes under sofaen.',
    ),
    text3: toyCare,
    price: { sek: 259, nok: 279 },
    parameters: [
      fact('material', 'Björk', 'Bjørk'),
      fact('measure', 'Höjd 20 cm', 'Høyde 20 cm'),
      fact('age', 'Från 1 år', 'Fra 1 år'),
      ownFactory(),
    ],
    weightGrams: 480,
    firstSoldDaysAgo: 340,
    sold: 1140,
    secondView: 'scene',
    colours: [
      { colour: 'flera', stock: [34] },
      { colour: 'bjork', stock: [26] },
    ],
  }),
  defineFamily({
    key: 'trabil-rulle',
    brand: 'tallmora',
    categories: ['leksaker'],
    series: 'BAR',
    firstNumber: 7011,
    name: text('Träbil Rulle', 'Trebil Rulle'),
    text1: text('Rundad bil i björk som rullar tyst på trägolv.', 'Rund bil i bjørk som triller stille på tregolv.'),
    text2: text(
      'Karossen sågas ur ett stycke björk och slipas tills inga kanter finns kvar. Axlarna är av ask och hjulen sitter fast även när någon ställer sig på taket.',
      'Karosseriet sages av ett stykke bjørk og pusses til det ikke finnes en kant igjen. Akslingene er av ask, og hjulene sitter selv om noen stiller seg på taket.',
    ),
    text3: toyCare,
    price: { sek: 189, nok: 199 },
    parameters: [
      fact('material', 'Björk och ask', 'Bjørk og ask'),
      fact('measure', '14 × 7 × 8 cm'),
      fact('age', 'Från 1 år', 'Fra 1 år'),
      ownFactory(),
    ],
    weightGrams: 260,
    firstSoldDaysAgo: 225,
    sold: 980,
    secondView: 'scene',
    colours: [
      { colour: 'lingon', stock: [42] },
      { colour: 'skymning', stock: [1] },
    ],
  }),
  defineFamily({
    key: 'klossar-by',
    brand: 'tallmora',
    categories: ['leksaker'],
    series: 'BAR',
    firstNumber: 7021,
    name: text('Byggklossar By, 24 delar', 'Byggeklosser By, 24 deler'),
    text1: text('Klossar, valv och tak till en hel liten by.', 'Klosser, buer og tak til en hel liten by.'),
    text2: text(
      'Alla bitar följer samma mått, så två halva är alltid precis så höga som en hel. Hälften är målade och hälften lämnade i rent trä. Levereras i tygpåse med dragsko.',
      'Alle bitene følger samme mål, så to halve er alltid akkurat like høye som en hel. Halvparten er malt, resten er rent tre. Leveres i tøypose med snor.',
    ),
    text3: toyCare,
    price: { sek: 349, nok: 379 },
    parameters: [fact('material', 'Björk', 'Bjørk'), fact('age', 'Från 18 månader', 'Fra 18 måneder'), ownFactory()],
    weightGrams: 1250,
    firstSoldDaysAgo: 17,
    sold: 140,
    secondView: 'angle',
    colours: [{ colour: 'flera', stock: [{ inStock: 12, oversellable: 30 }] }],
  }),
  defineFamily({
    key: 'barnmossa-tofs',
    brand: 'garnhult',
    categories: ['barnklader', 'mossor'],
    series: 'BAR',
    firstNumber: 7031,
    name: text('Barnmössa Tofs', 'Barnelue Dusk'),
    text1: text('Mjuk mössa i merinoull med tofs i toppen.', 'Myk lue i merinoull med dusk på toppen.'),
    text2: text(
      'Samma ribb som i vuxenmössan, men i tunnare garn som inte kliar i pannan. Kanten är dubbel över öronen. Tofsen knäpps av inför tvätten.',
      'Samme ribb som i voksenluen, men i tynnere garn som ikke klør i pannen. Kanten er dobbel over ørene. Dusken kneppes av før vask.',
    ),
    text3: text('Ullprogram 30 grader, torka plant.', 'Ullprogram 30 grader, tørkes flatt.'),
    price: { sek: 229, nok: 249 },
    parameters: [fact('material', '100 % merinoull'), ownFactory()],
    weightGrams: 70,
    firstSoldDaysAgo: 44,
    sold: 520,
    secondView: 'detail',
    sizes: [text('1–2 år', '1–2 år'), text('3–6 år', '3–6 år')],
    colours: [
      { colour: 'senap', stock: [25, 31] },
      { colour: 'ljung', stock: [0, 22] },
    ],
  }),
];
