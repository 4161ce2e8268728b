import { demoCatalogue } from '../../libs/merchant-api/src/catalogue/seed/demo-catalogue.ts';
import type { Generator, Shot } from './picture.ts';
import { blocks } from './products/blocks.ts';
import { book } from './products/book.ts';
import { cards } from './products/cards.ts';
import { paperRolls } from './products/paper-rolls.ts';
import { rug } from './products/rug.ts';
import { spinningTop } from './products/spinning-top.ts';
import { toyBoat } from './products/toy-boat.ts';

/** How each family is drawn. A family with goods of different make has a generator per colour, or per shape. */
const generators: Readonly<Record<string, Generator | Readonly<Record<string, Generator>>>> = {
  'klossar-by': { flera: blocks('painted'), bjork: blocks('plain') },
  'anteckningsbok-linne': book('notebook'),
  'bok-fika': book({ lines: ['Sju sorter', 'till'], small: 'FYRTIO BAKVERK TILL KAFFET', motif: 'bun' }),
  'kort-vinter': cards,
  'matta-rand': rug,
  'snurra-virvel': spinningTop,
  'trabat-vag': toyBoat,
  'bok-maska': book({ lines: ['Maska för', 'maska'], small: 'TJUGO PLAGG I ULL', motif: 'stitch' }),
  'bok-raven': book({ lines: ['Räven på', 'berget'], small: 'EN BILDERBOK', motif: 'fox' }),
  'presentpapper-kvist': paperRolls,
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
