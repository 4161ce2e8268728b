import type { SeedFamily } from '@torg/merchant-api/seed';
import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';

const low = { key: 'lag', label: text('Låg', 'Lav') };
const drop = { key: 'droppe', label: text('Droppe', 'Dråpe') };
const bottle = { key: 'flaska', label: text('Flaska', 'Flaske') };

/** Vases in shapes, tables, benches and rugs. */
export const interiorFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'vas-sten',
    brand: 'lerkulla',
    categories: ['vaser', 'presenttips'],
    series: 'VAS',
    firstNumber: 2021,
    name: text('Vas Sten', 'Vase Stein'),
    text1: text('Tre former med samma matta yta.', 'Tre former med samme matte overflate.'),
    text2: text(
      'Sten är tre vaser som hör ihop utan att vara lika: en låg som bär en hel bukett, en droppe för några få stjälkar och en flaska för en enda gren. Ytan är oglaserad utvändigt och känns som en sten från stranden. Insidan är tät.',
      'Stein er tre vaser som hører sammen uten å være like: en lav som bærer en hel bukett, en dråpe til noen få stilker og en flaske til én eneste gren. Utsiden er uglasert og kjennes som en stein fra stranden. Innsiden er tett.',
    ),
    text3: text('Diska för hand med flaskborste.', 'Vask for hånd med flaskekost.'),
    price: { sek: 449, nok: 479 },
    parameters: [
      fact('material', 'Stengods', 'Steingods'),
      fact('measure', 'Höjd 16, 27 eller 30 cm', 'Høyde 16, 27 eller 30 cm'),
      ownFactory(),
    ],
    weightGrams: 900,
    firstSoldDaysAgo: 28,
    sold: 640,
    views: ['scene'],
    colours: [
      { colour: 'kritvit', shape: low, stock: [18] },
      { colour: 'terrakotta', shape: low, stock: [11] },
      { colour: 'grafit', shape: low, stock: [{ inStock: 0, incomingInDays: 9 }] },
      { colour: 'kritvit', shape: drop, stock: [22] },
      { colour: 'terrakotta', shape: drop, stock: [13] },
      { colour: 'kritvit', shape: bottle, stock: [16] },
      { colour: 'terrakotta', shape: bottle, stock: [5] },
      { colour: 'grafit', shape: bottle, stock: [14] },
    ],
  }),
  defineFamily({
    key: 'sidobord-rund',
    brand: 'tallmora',
    categories: ['bord'],
    series: 'MOB',
    firstNumber: 2331,
    name: text('Sidobord Runda', 'Sidebord Runde'),
    text1: text(
      'Runt sidobord på tre ben, stadigt även på ojämna golv.',
      'Rundt sidebord på tre bein, stødig også på ujevne gulv.',
    ),
    text2: text(
      'Tre ben vickar aldrig. Skivan limmas av breda stavar och kanten rundas både upptill och nedtill, så det är skönt att ta i när bordet ska flyttas. Benen skruvas i för hand, utan verktyg.',
      'Tre bein vipper aldri. Platen limes av brede staver, og kanten rundes både oppe og nede, så det er godt å ta i når bordet skal flyttes. Beina skrus i for hånd, uten verktøy.',
    ),
    text3: text('Torka med fuktig trasa. Vaxa en gång om året.', 'Tørk av med en fuktig klut. Voks én gang i året.'),
    price: { sek: 2290, nok: 2490 },
    parameters: [
      fact('material', 'Massivt trä', 'Heltre'),
      fact(
        'wood',
        'Ek, valnöt eller svartbetsad ask, efter färgen',
        'Eik, valnøtt eller svartbeiset ask, etter fargen',
      ),
      fact('measure', 'Ø 50 cm, höjd 46 cm', 'Ø 50 cm, høyde 46 cm'),
      fact('delivery.lead-time', 'ungefär fyra veckor', 'omtrent fire uker'),
      ownFactory(),
    ],
    weightGrams: 5600,
    firstSoldDaysAgo: 260,
    sold: 170,
    views: ['scene'],
    colours: [
      { colour: 'ek', stock: [7] },
      { colour: 'svart', stock: [5] },
      { colour: 'valnot', stock: [{ inStock: 0, static: 12 }] },
    ],
  }),
  defineFamily({
    key: 'bank-spjala',
    brand: 'tallmora',
    categories: ['stolar-och-pallar'],
    series: 'MOB',
    firstNumber: 2341,
    name: text('Bänk Spjäla', 'Benk Spile'),
    text1: text(
      'Bänk för tre vid matbordet eller en hel familj i hallen.',
      'Benk for tre ved spisebordet eller en hel familie i gangen.',
    ),
    text2: text(
      'Sitsen är ett enda stycke trä, 120 centimeter långt och tre tjockt. Benen lutar utåt och är kilade genom sitsen precis som på stolen Spjäla. Bär tre vuxna utan att svikta.',
      'Setet er ett eneste stykke tre, 120 centimeter langt og tre tykt. Beina heller utover og er kilt gjennom setet akkurat som på stolen Spile. Bærer tre voksne uten å svikte.',
    ),
    text3: text('Torka med fuktig trasa. Vaxa en gång om året.', 'Tørk av med en fuktig klut. Voks én gang i året.'),
    price: { sek: 3890, nok: 4190 },
    parameters: [
      fact('material', 'Massivt trä, hårdvaxolja', 'Heltre, hardvoksolje'),
      fact('wood', 'Ek eller svartbetsad ask, efter färgen', 'Eik eller svartbeiset ask, etter fargen'),
      fact('measure', '120 × 32 × 45 cm'),
      ownFactory(),
    ],
    weightGrams: 9200,
    firstSoldDaysAgo: 140,
    sold: 85,
    views: ['scene'],
    colours: [
      { colour: 'ek', stock: [{ inStock: 3, oversellable: 10 }] },
      { colour: 'svart', stock: [{ inStock: 0, oversellable: 10 }] },
    ],
  }),
  defineFamily({
    key: 'matta-rand',
    brand: 'linasa',
    categories: ['mattor'],
    series: 'TEX',
    firstNumber: 3051,
    name: text('Ullmatta Rand', 'Ullteppe Stripe'),
    text1: text('Handvävd matta i ull på linvarp, vändbar.', 'Håndvevd teppe i ull på linrenning, kan vendes.'),
    text2: text(
      'Ränderna vävs in för hand och är lika på båda sidor, så mattan slits dubbelt så länge. Ullen är svensk och tvättad men inte blekt, den vita randen är fårets egen. Två personer väver en matta på fyra dagar.',
      'Stripene veves inn for hånd og er like på begge sider, så teppet varer dobbelt så lenge. Ullen er svensk, vasket, men ikke bleket: Den hvite stripen er sauens egen. To personer vever et teppe på fire dager.',
    ),
    text3: text(
      'Skaka och vädra, dammsug utan borste. Fläckar tas bort med ljummet vatten.',
      'Rist og luft, støvsug uten børste. Flekker fjernes med lunkent vann.',
    ),
    price: { sek: 3290, nok: 3590 },
    parameters: [fact('material', '80 % ull, 20 % lin'), fact('measure', '140 × 200 cm'), ownFactory()],
    weightGrams: 5200,
    firstSoldDaysAgo: 175,
    sold: 120,
    views: ['detail'],
    colours: [
      { colour: 'skymning', stock: [9] },
      { colour: 'rost', stock: [6] },
      { colour: 'skiffer', stock: [2] },
    ],
  }),
  defineFamily({
    key: 'gasthandduk-tjarn',
    brand: 'linasa',
    categories: ['badhanddukar', 'presenttips'],
    series: 'TEX',
    firstNumber: 3061,
    name: text('Gästhandduk Tjärn, 3-pack', 'Gjestehåndkle Tjern, 3-pk.'),
    text1: text(
      'Små handdukar i samma tjocka frotté som badlakanet.',
      'Små håndklær i samme tykke frotté som badehåndkleet.',
    ),
    text2: text(
      'Tre handdukar som räcker en helg med gäster. De viks på tredjedelen och får plats i en korg på hyllan. Hängaren är vävd i samma färg som bården.',
      'Tre håndklær som holder en helg med gjester. De brettes på tredelen og får plass i en kurv på hylla. Hempen er vevd i samme farge som borden.',
    ),
    text3: text('Tvätta i 60 grader. Hoppa över sköljmedel.', 'Vask på 60 grader. Dropp tøymykner.'),
    price: { sek: 249, nok: 269 },
    parameters: [
      fact('material', '100 % ekologisk bomull', '100 % økologisk bomull'),
      fact('measure', '30 × 50 cm'),
      fact('care', 'Maskintvätt 60°', 'Maskinvask 60°'),
    ],
    weightGrams: 290,
    firstSoldDaysAgo: 240,
    sold: 890,
    views: ['detail'],
    colours: [
      { colour: 'sand', stock: [38] },
      { colour: 'salvia', stock: [26] },
      { colour: 'skymning', stock: [31] },
    ],
  }),
];
