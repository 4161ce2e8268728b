import type { SeedFamily } from '@torg/merchant-api/seed';
import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';

const stoneware = fact('material', 'Stengods', 'Steingods');
const dishwasher = text('Tål diskmaskin.', 'Tåler oppvaskmaskin.');

/** What is poured from and served in: pitchers, teapots, egg cups, mills. */
export const tablewareFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'kanna-strand',
    brand: 'lerkulla',
    categories: ['karaffer', 'presenttips'],
    series: 'KER',
    firstNumber: 1051,
    name: text('Kanna Strand', 'Mugge Strand'),
    text1: text(
      'Kanna i stengods för vatten, saft och pannkakssmet.',
      'Mugge i steingods til vann, saft og pannekakerøre.',
    ),
    text2: text(
      'Pipen dras ut för hand medan leran är mjuk, och den droppar inte på duken. Örat är placerat så att kannan väger jämnt även när den är full. När ingen är törstig gör den sig bra med några kvistar i.',
      'Tuten dras ut for hånd mens leiren er myk, og den drypper ikke på duken. Hanken sitter slik at mugga er i balanse også når den er full. Når ingen er tørste, er den fin med noen kvister i.',
    ),
    text3: dishwasher,
    price: { sek: 429, nok: 459 },
    parameters: [stoneware, fact('volume', '1,4 liter'), fact('measure', 'Höjd 22 cm', 'Høyde 22 cm'), ownFactory()],
    weightGrams: 980,
    firstSoldDaysAgo: 330,
    sold: 720,
    views: ['scene'],
    colours: [
      { colour: 'kritvit', stock: [26] },
      { colour: 'mossa', stock: [17] },
      { colour: 'skymning', stock: [4] },
    ],
  }),
  defineFamily({
    key: 'tekanna-lur',
    brand: 'lerkulla',
    categories: ['kaffekoppar'],
    series: 'KER',
    firstNumber: 1061,
    name: text('Tekanna Lur', 'Tekanne Blund'),
    text1: text(
      'Rund tekanna med sil i pipen, lagom för fyra koppar.',
      'Rund tekanne med sil i tuten, passe til fire kopper.',
    ),
    text2: text(
      'Hålen i pipen borras innan godset bränns, så teet silas utan lösa delar att tappa bort. Locket har en klack som håller det på plats ända till sista koppen. Glaserad invändigt, så att gårdagens te inte smakar igenom.',
      'Hullene i tuten bores før godset brennes, så teen siles uten løse deler å miste. Lokket har en hake som holder det på plass til siste kopp. Glasert innvendig, så gårsdagens te ikke setter smak.',
    ),
    text3: text('Skölj ur med varmt vatten innan du brygger.', 'Skyll med varmt vann før du trekker teen.'),
    price: { sek: 599, nok: 649 },
    history: [
      { daysAgo: 230, sek: 599, nok: 649 },
      { daysAgo: 6, sek: 479, nok: 519 },
    ],
    parameters: [stoneware, fact('volume', '1 liter'), fact('measure', 'Höjd 17 cm', 'Høyde 17 cm'), ownFactory()],
    weightGrams: 890,
    firstSoldDaysAgo: 230,
    sold: 410,
    views: ['scene'],
    colours: [
      { colour: 'gran', stock: [14] },
      { colour: 'kritvit', stock: [19] },
      { colour: 'havre', stock: [7] },
    ],
  }),
  defineFamily({
    key: 'aggkopp-strand',
    brand: 'lerkulla',
    categories: ['skalar-djupa'],
    series: 'KER',
    firstNumber: 1071,
    name: text('Äggkopp Strand, 2-pack', 'Eggeglass Strand, 2-pk.'),
    text1: text('Två äggkoppar som står stadigt på foten.', 'To eggeglass som står støtt på foten.'),
    text2: text(
      'Skålen är så djup att ägget står rakt och foten så bred att ingen stjälper den med skeden. Fint även för flingsalt eller en klick smör.',
      'Skålen er så dyp at egget står rett, og foten så bred at ingen velter den med skjeen. Fin også til flaksalt eller en smørklatt.',
    ),
    text3: dishwasher,
    price: { sek: 169, nok: 179 },
    parameters: [stoneware, fact('measure', 'Höjd 6 cm, Ø 5,5 cm', 'Høyde 6 cm, Ø 5,5 cm'), ownFactory()],
    weightGrams: 190,
    firstSoldDaysAgo: 95,
    sold: 560,
    views: ['scene'],
    colours: [
      { colour: 'salvia', stock: [37] },
      { colour: 'senap', stock: [22] },
      { colour: 'kritvit', stock: [48] },
    ],
  }),
  defineFamily({
    key: 'pepparkvarn-kvist',
    brand: 'tallmora',
    categories: ['koksredskap', 'presenttips'],
    series: 'TRA',
    firstNumber: 1211,
    name: text('Pepparkvarn Kvist', 'Pepperkvern Kvist'),
    text1: text('Svarvad kvarn med keramiskt malverk.', 'Dreid kvern med keramisk kverneverk.'),
    text2: text(
      'Malverket är av keramik och slits inte, det går att skruva från grovt till fint med knoppen. Kvarnen svarvas ur ett stycke trä och delas sedan, därför går ådringen igenom från fot till topp.',
      'Kverneverket er av keramikk og slites ikke, og du skrur fra grovt til fint med knotten. Kvernen dreies av ett stykke tre og deles etterpå, derfor går årringene gjennom fra fot til topp.',
    ),
    text3: text('Torka av med torr trasa, får inte diskas.', 'Tørk av med en tørr klut, skal ikke vaskes opp.'),
    price: { sek: 449, nok: 489 },
    parameters: [
      fact('material', 'Massivt trä, keramiskt malverk', 'Heltre, keramisk kverneverk'),
      fact(
        'wood',
        'Ek, valnöt eller svartbetsad ask, efter färgen',
        'Eik, valnøtt eller svartbeiset ask, etter fargen',
      ),
      fact('measure', 'Höjd 21 cm', 'Høyde 21 cm'),
      ownFactory(),
    ],
    weightGrams: 340,
    firstSoldDaysAgo: 400,
    sold: 980,
    views: ['scene'],
    colours: [
      { colour: 'valnot', stock: [21] },
      { colour: 'ek', stock: [34] },
      { colour: 'svart', stock: [{ inStock: 0, incomingInDays: 30 }] },
    ],
  }),
];
