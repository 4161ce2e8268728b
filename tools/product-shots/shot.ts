import type { Localised } from '../../libs/merchant-api/src/catalogue/seed-types.ts';
import type { Print } from './prints/print.ts';

/** What a picture shows: the product from the front, from above, near by, or in use. */
export type View = 'front' | 'angle' | 'detail' | 'scene';

/** How the goods of a family are photographed. */
export interface Sitting {
  /** A file of `blender/products`. */
  generator: string;
  /** What the generator is to make differently, such as a profile or a weave. */
  options?: Readonly<Record<string, unknown>>;
  /** What is printed on the goods, by the name that the generator knows it by. */
  labels?: Readonly<Record<string, Print>>;
  /** Whether it hangs: paper is behind it then, not under it, and scenes are taken on a wall. */
  isHung?: boolean;
  /** Where scenes are taken; a table where left out. */
  scenesOn?: 'room';
  /** The wall behind scenes, `#rrggbb`. */
  wall?: string;
  /** What the table of scenes is made of. */
  table?: 'oak' | 'birch' | 'walnut' | 'linen';
}

/** One picture to take. */
export interface Shot extends Omit<Sitting, 'scenesOn' | 'isHung'> {
  /** File name of its own, whatever the folder. */
  fileName: string;
  /** Which pictures it belongs to: the API's, by their kind, or those that the storefront brings itself. */
  folder: 'product' | 'pagewidget' | 'category' | 'campaign' | 'storefront';
  /** Pixels. */
  width: number;
  height: number;
  /** How often each pixel is looked at. */
  samples: number;
  view: View;
  /** Where it is taken. */
  set: 'paper' | 'backdrop' | 'table' | 'room' | 'wall';
  /** The colour of the goods, `#rrggbb`. */
  colour: string;
  /** Where chance begins, so that the same goods come out the same each time. */
  seed: number;
  /** What the picture shows, for those who do not see it. */
  alt: Localised;
}
