import type { Localised } from '../../libs/merchant-api/src/catalogue/seed-types.ts';
import type { Shot } from './shot.ts';

/** Goods of the catalogue that are set out together, and the pictures that are taken of them. */
export interface StillLife {
  goods: readonly SetOut[];
  /** Where they stand; a table where left out. */
  set?: Shot['set'];
  wall?: string;
  table?: Shot['table'];
  frames: readonly Frame[];
}

/** One of the goods, where it stands, in centimetres. */
export interface SetOut {
  /** Family and colour, such as `mugg-strand-mossa`. */
  of: string;
  /** To the right of the middle, and behind it. */
  at: readonly [right: number, back: number];
  tall: number;
  /** Degrees, against the clock as seen from above. */
  turn?: number;
  /** Above the table. */
  lift?: number;
  /** Whether it is lit, filled, or otherwise in use. */
  isInUse?: boolean;
}

/** A picture of it: wide for large screens, tall for phones. */
export interface Frame {
  fileName: string;
  folder: Exclude<Shot['folder'], 'product'>;
  width: number;
  height: number;
  camera: Readonly<Partial<Record<'azimuth' | 'elevation' | 'fill' | 'lens' | 'lift' | 'shift' | 'aperture', number>>>;
  /** Which of the goods are in it; all where left out. */
  only?: readonly string[];
  alt: Localised;
}

/** What a generator is told of one of the goods. */
export interface Made {
  make: Pick<Shot, 'generator' | 'view' | 'colour'> & Partial<Pick<Shot, 'options' | 'labels'>>;
}

/** How bright they are developed beside goods alone on a table: a little darker, as more of the sunlit table is seen. */
const exposure = 0.97;

/** The pictures of a still life. Its goods are made as in their own pictures, which `shotOf` finds by `of`. */
export function stillLifeShots(still: StillLife, shotOf: (of: string) => Shot): Shot[] {
  const { goods, set = 'table', wall, table, frames } = still;
  return frames.map(({ fileName, folder, width, height, camera, only, alt }) => ({
    generator: 'still_life',
    options: {
      camera,
      exposure,
      goods: goods.filter(({ of }) => only?.includes(of) ?? true).map((one) => setOut(one, shotOf(one.of))),
    },
    ...(wall === undefined ? {} : { wall }),
    ...(table === undefined ? {} : { table }),
    fileName,
    view: 'scene',
    set,
    colour: '#f6f1ea',
    seed: 1,
    alt,
    folder,
    width,
    height,
    samples: 16,
  }));
}

function setOut({ of: _of, isInUse = false, ...place }: SetOut, { generator, options, labels, colour }: Shot) {
  const make: Made['make'] = {
    generator,
    colour,
    view: isInUse ? 'scene' : 'front',
    ...(options && { options }),
    ...(labels && { labels }),
  };
  return { make, ...place };
}
