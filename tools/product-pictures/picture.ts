import type { Sheet } from './studio/sheet.ts';

export type View = 'front' | 'angle' | 'detail' | 'scene';

/** One picture to draw: a product's colour seen in one way. */
export interface Shot {
  colour: string;
  view: View;
}

/** Draws a whole picture, ground included, on a sheet of 960×1200. */
export type Generator = (sheet: Sheet, shot: Shot) => string;
