import { demoCatalogue } from '../../libs/merchant-api/src/catalogue/seed/demo-catalogue.ts';
import type { Generator, Shot } from './picture.ts';
import { beanie } from './products/beanie.ts';
import { blocks } from './products/blocks.ts';
import { book } from './products/book.ts';
import { bowl } from './products/bowl.ts';
import { candlesticks } from './products/candlesticks.ts';
import { canister } from './products/canister.ts';
import { carafe } from './products/carafe.ts';
import { cards } from './products/cards.ts';
import { chair } from './products/chair.ts';
import { cupPair } from './products/cup-pair.ts';
import { cushion } from './products/cushion.ts';
import { cuttingBoard } from './products/cutting-board.ts';
import { blanket, towels } from './products/folded.ts';
import { giftBox } from './products/gift-box.ts';
import { jar } from './products/jar.ts';
import { kitchenTowels } from './products/kitchen-towels.ts';
import { knitTop } from './products/knit-top.ts';
import { lamp } from './products/lamp.ts';
import { lantern } from './products/lantern.ts';
import { mittens } from './products/mittens.ts';
import { mug } from './products/mug.ts';
import { plate } from './products/plate.ts';
import { pouch } from './products/pouch.ts';
import { pumpBottle } from './products/pump-bottle.ts';
import { ringTower } from './products/ring-tower.ts';
import { scarf } from './products/scarf.ts';
import { shelf } from './products/shelf.ts';
import { soap } from './products/soap.ts';
import { socks } from './products/socks.ts';
import { stool } from './products/stool.ts';
import { tin } from './products/tin.ts';
import { tote } from './products/tote.ts';
import { toyCar } from './products/toy-car.ts';
import { tumbler } from './products/tumbler.ts';
import { vase } from './products/vase.ts';

const enrisa = (title: string, small: string) => ({ brand: 'Enrisa', title, small });
const kvarnsele = (title: string, small: string) => ({ brand: 'Kvarnsele', title, small });

/** How each family is drawn. A family with goods of different make has a generator per colour. */
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
  'handtval-enbar': pumpBottle({ text: enrisa('Handtvål', 'ENBÄR · 300 ML'), bottle: '#5a3018', pump: '#2a2622' }),
  'handkram-havtorn': pumpBottle({ text: enrisa('Handkräm', 'HAVTORN · 250 ML'), bottle: '#efe9de', pump: '#d9cdb9' }),
  'tval-havre': {
    havre: soap(enrisa('Havre', 'FAST TVÅL · 140 G')),
    salvia: soap(enrisa('Salvia', 'FAST TVÅL · 140 G')),
  },
  'badsalt-strand': jar({
    text: enrisa('Saltstänk', 'BADSALT · 500 G'),
    filling: '#e9e2d6',
    lid: '#d3ab73',
    beside: 'nothing',
  }),
  'ringtorn-topp': { flera: ringTower('painted'), bjork: ringTower('plain') },
  'trabil-rulle': toyCar,
  'klossar-by': blocks,
  'barnmossa-tofs': beanie('bobble'),
  'presentask-ljus': giftBox,
  'anteckningsbok-linne': book('notebook'),
  'bok-fika': book('cookbook'),
  'kort-vinter': cards,
};

export interface Picture {
  fileName: string;
  generator: Generator;
  shot: Shot;
}

function generatorFor(family: string, colour: string): Generator {
  const found = generators[family];
  const generator = typeof found === 'function' ? found : found?.[colour];
  if (!generator) throw new Error(`No generator draws ${family} in ${colour}; add one to manifest.ts`);
  return generator;
}

/** Every picture that the demo catalogue names, with what draws it. */
export function pictures(): Picture[] {
  return demoCatalogue.families.flatMap((family) =>
    family.colours.flatMap((colour) =>
      colour.images.map(({ fileName, tags }) => ({
        fileName,
        generator: generatorFor(family.key, colour.key),
        shot: { colour: colour.hex, view: tags[0] ?? 'front' },
      })),
    ),
  );
}
