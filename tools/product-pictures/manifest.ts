import { demoCatalogue } from '../../libs/merchant-api/src/catalogue/seed/demo-catalogue.ts';
import type { Generator, Shot } from './picture.ts';
import { beanie } from './products/beanie.ts';
import { blocks } from './products/blocks.ts';
import { book } from './products/book.ts';
import { cards } from './products/cards.ts';
import { chocolate } from './products/chocolate.ts';
import { cushion } from './products/cushion.ts';
import { giftCard } from './products/gift-card.ts';
import { giftSet } from './products/gift-set.ts';
import { kitchenTowels } from './products/kitchen-towels.ts';
import { knitTop } from './products/knit-top.ts';
import { mittens } from './products/mittens.ts';
import { paperRolls } from './products/paper-rolls.ts';
import { rug } from './products/rug.ts';
import { socks } from './products/socks.ts';
import { spinningTop } from './products/spinning-top.ts';
import { tableSetting } from './products/table-setting.ts';
import { tote } from './products/tote.ts';
import { toyBoat } from './products/toy-boat.ts';

const kvarnsele = (title: string, small: string) => ({ brand: 'Kvarnsele', title, small });

const bar = (title: string, cocoa: string) => chocolate({ text: kvarnsele(title, 'CHOKLAD · 85 G'), bar: cocoa });

/** How each family is drawn. A family with goods of different make has a generator per colour, or per shape. */
const generators: Readonly<Record<string, Generator | Readonly<Record<string, Generator>>>> = {
  'kudde-rand': cushion(true),
  'kokshandduk-smedja': kitchenTowels,
  'kofta-ronn': knitTop('cardigan'),
  'mossa-bris': beanie('tag'),
  'vantar-bris': mittens,
  'sockor-stig': socks,
  'kasse-torg': tote,
  'klossar-by': { flera: blocks('painted'), bjork: blocks('plain') },
  'barnmossa-tofs': beanie('bobble'),
  'anteckningsbok-linne': book('notebook'),
  'bok-fika': book({ lines: ['Sju sorter', 'till'], small: 'FYRTIO BAKVERK TILL KAFFET', motif: 'bun' }),
  'kort-vinter': cards,
  'matta-rand': rug,
  'choklad-bit': {
    mork: bar('Mörk 70 %', '#3a2015'),
    havssalt: bar('Havssalt', '#3a2015'),
    lingon: bar('Lingon', '#3a2015'),
  },
  'troja-fjall': { 'rund-hals': knitTop('jumper'), polo: knitTop('polo') },
  'snurra-virvel': spinningTop,
  'trabat-vag': toyBoat,
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

function generatorFor(family: string, make: string): Generator | undefined {
  const found = generators[family];
  return typeof found === 'function' ? found : found?.[make];
}

/** Every picture of the demo catalogue that is drawn, with what draws it. The others are photographed. */
export function pictures(): Picture[] {
  return demoCatalogue.families.flatMap((family) =>
    family.colours.flatMap((colour) => {
      const generator = generatorFor(family.key, colour.shape?.key ?? colour.key);
      if (!generator) return [];
      return colour.images.map(({ fileName, tags }) => ({
        fileName,
        generator,
        shot: { colour: colour.hex, view: tags[0] ?? 'front' },
      }));
    }),
  );
}
