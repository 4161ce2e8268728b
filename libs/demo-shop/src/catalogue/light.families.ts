import type { SeedFamily } from '@torg/merchant-api/seed';
import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact } from './parameters.ts';

const candleCare = text(
  'Lämna aldrig tända ljus utan tillsyn. Korta veken till en halv centimeter innan du tänder.',
  'La aldri levende lys brenne uten tilsyn. Klipp veken til en halv centimeter før du tenner.',
);

/** Lamps for floor and ceiling, and candles. */
export const lightFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'golvlampa-mon',
    brand: 'skymma',
    categories: ['golvlampor'],
    series: 'LAM',
    firstNumber: 2111,
    name: text('Golvlampa Mon', 'Gulvlampe Mon'),
    text1: text('Smal golvlampa med skärm i tvättat linne.', 'Slank gulvlampe med skjerm i vasket lin.'),
    text2: text(
      'Mon ger läsljus nedåt och ett mjukt sken mot taket. Foten är gjuten i ett stycke och väger fem kilo, så lampan står kvar när någon snubblar på sladden. Dimmern sitter på stången i sitthöjd.',
      'Mon gir leselys nedover og et mykt skjær mot taket. Foten er støpt i ett stykke og veier fem kilo, så lampen blir stående når noen snubler i ledningen. Dimmeren sitter på stangen i sittehøyde.',
    ),
    text3: text('Ljuskälla ingår inte.', 'Lyskilde følger ikke med.'),
    price: { sek: 3190, nok: 3390 },
    history: [
      { daysAgo: 280, sek: 3190, nok: 3390 },
      { daysAgo: 9, sek: 2690, nok: 2890 },
    ],
    parameters: [
      fact('material', 'Lackerad eller borstad metall, lin', 'Lakkert eller børstet metall, lin'),
      fact('measure', 'Höjd 152 cm, skärm Ø 38 cm', 'Høyde 152 cm, skjerm Ø 38 cm'),
      fact('delivery.lead-time', 'två till tre veckor', 'to til tre uker'),
      fact('bulb', 'E27, högst 60 W', 'E27, maks 60 W'),
    ],
    weightGrams: 7400,
    firstSoldDaysAgo: 280,
    sold: 190,
    views: ['scene'],
    colours: [
      { colour: 'svart', stock: [8] },
      { colour: 'massing', stock: [{ inStock: 0, static: 15 }] },
    ],
  }),
  defineFamily({
    key: 'taklampa-klocka',
    brand: 'skymma',
    categories: ['taklampor'],
    series: 'LAM',
    firstNumber: 2121,
    name: text('Taklampa Klocka', 'Taklampe Klokke'),
    text1: text(
      'Klockformad pendel som lyser rakt ned på bordet.',
      'Klokkeformet pendel som lyser rett ned på bordet.',
    ),
    text2: text(
      'Skärmen trycksvarvas av aluminium och lackeras matt utvändigt, vit invändigt. Ljuset faller på maten och inte i ögonen. Textilsladden är tre meter och kortas av utan verktyg.',
      'Skjermen trykkdreies av aluminium og lakkeres matt utvendig, hvit innvendig. Lyset faller på maten og ikke i øynene. Tekstilledningen er tre meter og kortes av uten verktøy.',
    ),
    text3: text('Takkontakt medföljer. Ljuskälla ingår inte.', 'Takkopp følger med. Lyskilde følger ikke med.'),
    price: { sek: 1490, nok: 1590 },
    parameters: [
      fact('material', 'Lackerad aluminium', 'Lakkert aluminium'),
      fact('measure', 'Ø 38 cm, höjd 26 cm', 'Ø 38 cm, høyde 26 cm'),
      fact('bulb', 'E27, högst 40 W', 'E27, maks 40 W'),
    ],
    weightGrams: 1600,
    firstSoldDaysAgo: 155,
    sold: 240,
    views: ['scene'],
    colours: [
      { colour: 'gran', stock: [11] },
      { colour: 'kritvit', stock: [15] },
      { colour: 'senap', stock: [3] },
    ],
  }),
  defineFamily({
    key: 'blockljus-natt',
    brand: 'skymma',
    categories: ['blockljus'],
    series: 'LJU',
    firstNumber: 2221,
    name: text('Blockljus Natt, 3 st', 'Kubbelys Natt, 3 stk.'),
    text1: text(
      'Tre genomfärgade blockljus som brinner jämnt och länge.',
      'Tre gjennomfargede kubbelys som brenner jevnt og lenge.',
    ),
    text2: text(
      'Ljusen gjuts av stearin från raps, en och en i form. Färgen går rakt igenom, så de är lika vackra när de brunnit ned till hälften. Brinntiden är ungefär tjugo, trettiofem och femtio timmar.',
      'Lysene støpes av stearin fra raps, ett og ett i form. Fargen går tvers gjennom, så de er like vakre når de har brent halvt ned. Brenntiden er omtrent tjue, trettifem og femti timer.',
    ),
    text3: candleCare,
    price: { sek: 249, nok: 269 },
    parameters: [
      fact('material', 'Rapsstearin', 'Rapsstearin'),
      fact('content', '3 ljus, 1,1 kg', '3 lys, 1,1 kg'),
      fact('measure', 'Ø 7 cm, höjd 8, 12 och 18 cm', 'Ø 7 cm, høyde 8, 12 og 18 cm'),
    ],
    weightGrams: 1150,
    firstSoldDaysAgo: 84,
    sold: 1310,
    views: ['scene'],
    colours: [
      { colour: 'havre', stock: [62] },
      { colour: 'lingon', stock: [55] },
      { colour: 'gran', stock: [40] },
      { colour: 'skymning', stock: [18] },
    ],
  }),
  defineFamily({
    key: 'doftljus-stilla',
    brand: 'skymma',
    categories: ['doftljus', 'presenttips'],
    series: 'LJU',
    firstNumber: 2231,
    name: text('Doftljus Stilla', 'Duftlys Stille'),
    text1: text('Doftljus i keramikkopp, hälld för hand.', 'Duftlys i keramikkrus, støpt for hånd.'),
    text2: text(
      'Enbär är skog och kalla morgnar, fläder är juni i glasveranda och rök är en slocknad brasa dagen efter. Brinner i ungefär fyrtio timmar. Koppen diskas ur med hett vatten och blir en kruka eller ett pennställ.',
      'Einer er skog og kalde morgener, hyll er juni i glassverandaen, og røyk er et slukket bål dagen derpå. Brenner i omtrent førti timer. Kruset vaskes ut med varmt vann og blir en potte eller et pennekrus.',
    ),
    text3: candleCare,
    price: { sek: 279, nok: 299 },
    history: [
      { daysAgo: 200, sek: 279, nok: 299 },
      { daysAgo: 45, sek: 229, nok: 249 },
      { daysAgo: 38, sek: 279, nok: 299 },
      { daysAgo: 4, sek: 219, nok: 239 },
    ],
    parameters: [
      fact('material', 'Rapsvax i stengods', 'Rapsvoks i steingods'),
      fact('content', '220 g'),
      fact('measure', 'Höjd 9 cm, Ø 9,5 cm', 'Høyde 9 cm, Ø 9,5 cm'),
    ],
    weightGrams: 610,
    firstSoldDaysAgo: 200,
    sold: 1880,
    views: ['scene'],
    choice: 'Scent',
    colours: [
      { colour: 'mossa', named: { key: 'enbar', label: text('Enbär', 'Einer') }, stock: [44] },
      { colour: 'havre', named: { key: 'flader', label: text('Fläder', 'Hyll') }, stock: [31] },
      { colour: 'grafit', named: { key: 'rok', label: text('Rök', 'Røyk') }, stock: [2] },
    ],
  }),
];
