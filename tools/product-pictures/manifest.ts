import { demoCatalogue } from '../../libs/merchant-api/src/catalogue/seed/demo-catalogue.ts';
import type { Generator, Shot } from './picture.ts';
import { beanie } from './products/beanie.ts';
import { bench } from './products/bench.ts';
import { blocks } from './products/blocks.ts';
import { book } from './products/book.ts';
import { bottle } from './products/bottle.ts';
import { bowl } from './products/bowl.ts';
import { candlesticks } from './products/candlesticks.ts';
import { canister } from './products/canister.ts';
import { carafe } from './products/carafe.ts';
import { cards } from './products/cards.ts';
import { chair } from './products/chair.ts';
import { chocolate } from './products/chocolate.ts';
import { cupPair } from './products/cup-pair.ts';
import { cushion } from './products/cushion.ts';
import { cuttingBoard } from './products/cutting-board.ts';
import { eggCups } from './products/egg-cups.ts';
import { floorLamp } from './products/floor-lamp.ts';
import { blanket, towels } from './products/folded.ts';
import { giftBox } from './products/gift-box.ts';
import { giftCard } from './products/gift-card.ts';
import { giftSet } from './products/gift-set.ts';
import { jar } from './products/jar.ts';
import { kitchenTowels } from './products/kitchen-towels.ts';
import { knitTop } from './products/knit-top.ts';
import { lamp } from './products/lamp.ts';
import { lantern } from './products/lantern.ts';
import { mirror } from './products/mirror.ts';
import { mittens } from './products/mittens.ts';
import { mug } from './products/mug.ts';
import { paperRolls } from './products/paper-rolls.ts';
import { pendant } from './products/pendant.ts';
import { pepperMill } from './products/pepper-mill.ts';
import { pillJar } from './products/pill-jar.ts';
import { pillarCandles } from './products/pillar-candles.ts';
import { pitcher } from './products/pitcher.ts';
import { plate } from './products/plate.ts';
import { poster } from './products/poster.ts';
import { pouch } from './products/pouch.ts';
import { pumpBottle, stonePump } from './products/pump-bottle.ts';
import { ringTower } from './products/ring-tower.ts';
import { rug } from './products/rug.ts';
import { scarf } from './products/scarf.ts';
import { scentedCandle } from './products/scented-candle.ts';
import { shelf } from './products/shelf.ts';
import { sideTable } from './products/side-table.ts';
import { soap } from './products/soap.ts';
import { socks } from './products/socks.ts';
import { spinningTop } from './products/spinning-top.ts';
import { stool } from './products/stool.ts';
import { tableSetting } from './products/table-setting.ts';
import { teapot } from './products/teapot.ts';
import { tin } from './products/tin.ts';
import { tote } from './products/tote.ts';
import { toyBoat } from './products/toy-boat.ts';
import { toyCar } from './products/toy-car.ts';
import { tumbler } from './products/tumbler.ts';
import { vase } from './products/vase.ts';
import { wallClock } from './products/wall-clock.ts';

const enrisa = (title: string, small: string) => ({ brand: 'Enrisa', title, small });
const kvarnsele = (title: string, small: string) => ({ brand: 'Kvarnsele', title, small });

const bathSalt = (small: string, filling: string) =>
  jar({ text: enrisa('Saltstänk', small), filling, lid: '#d3ab73', beside: 'nothing' });

const skymma = (title: string) => scentedCandle({ brand: 'Skymma', title, small: 'DOFTLJUS · 220 G' });
const herbTea = (title: string) => tin(kvarnsele(title, 'ÖRTTE · 80 G'));
const jam = (title: string, filling: string) =>
  jar({ text: kvarnsele(title, 'SYLT · 340 G'), filling, lid: '#f1ebdf', beside: 'tea' });
const syrup = (title: string, filling: string) =>
  bottle({ text: kvarnsele(title, 'SAFT · 50 CL'), filling, stopper: '#c8a06a' });
const bar = (title: string, cocoa: string) => chocolate({ text: kvarnsele(title, 'CHOKLAD · 85 G'), bar: cocoa });

/** How each family is drawn. A family with goods of different make has a generator per colour, or per shape. */
const generators: Readonly<Record<string, Generator | Readonly<Record<string, Generator>>>> = {
  'mugg-strand': mug,
  'espressokopp-strand': cupPair,
  'skal-strand': bowl,
  'tallrik-strand': plate,
  'karaff-dagg': carafe,
  'glas-dagg': tumbler,
  'burk-skafferi': canister,
  'skarbrada-kvist': cuttingBoard,
  'vas-aker': vase('round'),
  'vas-stam': vase('tall'),
  'bordslampa-mon': lamp,
  'ljusstake-vaka': candlesticks,
  'ljuslykta-glimt': lantern,
  'pall-tall': stool,
  'stol-spjala': chair,
  'vagghylla-plan': shelf,
  'kudde-lin': cushion(false),
  'kudde-rand': cushion(true),
  'plad-frost': blanket,
  'handduk-tjarn': towels,
  'kokshandduk-smedja': kitchenTowels,
  'ulltroja-hed': knitTop('jumper'),
  'kofta-ronn': knitTop('cardigan'),
  'mossa-bris': beanie('tag'),
  'halsduk-bris': scarf,
  'vantar-bris': mittens,
  'sockor-stig': socks,
  'kasse-torg': tote,
  'kaffe-mellanrost': pouch({ text: kvarnsele('Gryning', 'HELA BÖNOR · 500 G'), beside: 'coffee' }),
  'kaffe-morkrost': pouch({ text: kvarnsele('Kol', 'MALET KAFFE · 450 G'), beside: 'coffee' }),
  'te-lingon': tin(kvarnsele('Skogsbryn', 'TE MED LINGON · 100 G')),
  'honung-ang': jar({
    text: kvarnsele('Äng', 'SOMMARHONUNG · 400 G'),
    filling: '#b8731f',
    lid: '#b8934c',
    beside: 'tea',
  }),
  lingonsylt: jar({
    text: kvarnsele('Lingon', 'RÅRÖRDA · 380 G'),
    filling: '#7d1219',
    lid: '#f1ebdf',
    beside: 'berries',
  }),
  'granola-havre': pouch({ text: kvarnsele('Granola', 'RÅG OCH HAVRE · 425 G'), beside: 'bowl' }),
  handtval: {
    enbar: pumpBottle({ text: enrisa('Handtvål', 'ENBÄR · 300 ML'), bottle: '#5a3018', pump: '#2a2622' }),
    citrontimjan: pumpBottle({ text: enrisa('Handtvål', 'CITRONTIMJAN · 300 ML'), bottle: '#6f4a17', pump: '#2a2622' }),
    oparfymerad: pumpBottle({ text: enrisa('Handtvål', 'OPARFYMERAD · 300 ML'), bottle: '#40342c', pump: '#2a2622' }),
  },
  handkram: {
    havtorn: pumpBottle({ text: enrisa('Handkräm', 'HAVTORN · 250 ML'), bottle: '#efe9de', pump: '#d9cdb9' }),
    oparfymerad: pumpBottle({ text: enrisa('Handkräm', 'OPARFYMERAD · 250 ML'), bottle: '#d9cdb9', pump: '#f1ebe0' }),
  },
  'tval-havre': {
    havre: soap(enrisa('Havre', 'FAST TVÅL · 140 G')),
    salvia: soap(enrisa('Salvia', 'FAST TVÅL · 140 G')),
    lavendel: soap(enrisa('Lavendel', 'FAST TVÅL · 140 G')),
    tjara: soap(enrisa('Tjära', 'FAST TVÅL · 140 G')),
  },
  'badsalt-strand': {
    enbar: bathSalt('ENBÄR · 500 G', '#e9e2d6'),
    lavendel: bathSalt('LAVENDEL · 500 G', '#cdb9c6'),
    eukalyptus: bathSalt('EUKALYPTUS · 500 G', '#c3cfbd'),
  },
  'ringtorn-topp': { flera: ringTower('painted'), bjork: ringTower('plain') },
  'trabil-rulle': toyCar,
  'klossar-by': { flera: blocks('painted'), bjork: blocks('plain') },
  'barnmossa-tofs': beanie('bobble'),
  'presentask-ljus': giftBox,
  'anteckningsbok-linne': book('notebook'),
  'bok-fika': book({ lines: ['Sju sorter', 'till'], small: 'FYRTIO BAKVERK TILL KAFFET', motif: 'bun' }),
  'kort-vinter': cards,
  'kanna-strand': pitcher,
  'tekanna-lur': teapot,
  'aggkopp-strand': eggCups,
  'pepparkvarn-kvist': pepperMill,
  'golvlampa-mon': floorLamp,
  'taklampa-klocka': pendant,
  'blockljus-natt': pillarCandles,
  'doftljus-stilla': { enbar: skymma('Enbär'), flader: skymma('Fläder'), rok: skymma('Rök') },
  'spegel-tjarn': mirror,
  'vaggklocka-stund': wallClock,
  'affisch-utsikt': { fjall: poster('mountain'), hav: poster('sea'), skog: poster('forest') },
  'vas-sten': { lag: vase('low'), droppe: vase('drop'), flaska: vase('bottle') },
  'sidobord-rund': sideTable,
  'bank-spjala': bench,
  'matta-rand': rug,
  'gasthandduk-tjarn': towels,
  'te-tradgard': {
    kamomill: herbTea('Kamomill'),
    pepparmynta: herbTea('Pepparmynta'),
    ingefara: herbTea('Ingefära'),
  },
  'sylt-skog': {
    hjortron: jam('Hjortron', '#c9862f'),
    blabar: jam('Blåbär', '#2c2340'),
    hallon: jam('Hallon', '#a3243a'),
  },
  'saft-bondens': {
    svartvinbar: syrup('Svartvinbär', '#4a1626'),
    flader: syrup('Fläder', '#e3d39a'),
    rabarber: syrup('Rabarber', '#d58a8c'),
  },
  'choklad-bit': {
    mork: bar('Mörk 70 %', '#3a2015'),
    havssalt: bar('Havssalt', '#3a2015'),
    lingon: bar('Lingon', '#3a2015'),
  },
  'rapsolja-kallpressad': bottle({
    text: kvarnsele('Rapsolja', 'KALLPRESSAD · 50 CL'),
    filling: '#d9a52c',
    stopper: '#2a2825',
  }),
  'd-vitamin-vinterljus': pillJar({ brand: 'Hammarbrunn', title: 'Vinterljus', small: 'D-VITAMIN · 90 KAPSLAR' }),
  'troja-fjall': { 'rund-hals': knitTop('jumper'), polo: knitTop('polo') },
  'tvalpump-stengods': stonePump,
  'snurra-virvel': spinningTop,
  'trabat-vag': toyBoat,
  'barnfilt-dun': blanket,
  'barnsockor-stig': socks,
  'bok-maska': book({ lines: ['Maska för', 'maska'], small: 'TJUGO PLAGG I ULL', motif: 'stitch' }),
  'bok-raven': book({ lines: ['Räven på', 'berget'], small: 'EN BILDERBOK', motif: 'fox' }),
  'presentpapper-kvist': paperRolls,
  'frukostset-strand': tableSetting,
  'presentlada-fika': giftSet,
  presentkort: giftCard,
};

export interface Picture {
  fileName: string;
  generator: Generator;
  shot: Shot;
}

function generatorFor(family: string, make: string): Generator {
  const found = generators[family];
  const generator = typeof found === 'function' ? found : found?.[make];
  if (!generator) throw new Error(`No generator draws ${family} as ${make}; add one to manifest.ts`);
  return generator;
}

/** Every picture that the demo catalogue names, with what draws it. */
export function pictures(): Picture[] {
  return demoCatalogue.families.flatMap((family) =>
    family.colours.flatMap((colour) =>
      colour.images.map(({ fileName, tags }) => ({
        fileName,
        generator: generatorFor(family.key, colour.shape?.key ?? colour.key),
        shot: { colour: colour.hex, view: tags[0] ?? 'front' },
      })),
    ),
  );
}
