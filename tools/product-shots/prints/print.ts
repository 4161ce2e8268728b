import sharp from 'sharp';
import { labelMarkup, type Label } from './label.ts';

/** Something printed as it was drawn: a poster, a cover, a sheet of wrapping paper. */
export interface Drawing {
  /** The whole SVG. */
  markup: string;
}

/** Paper or cloth that is printed on before it is photographed. */
export type Print = Label | Drawing;

/** The SVG of a print. */
export function markupOf(print: Print): string {
  return 'markup' in print ? print.markup : labelMarkup(print);
}

/** A print as a picture without loss. */
export function printed(print: Print): Promise<Buffer> {
  return sharp(Buffer.from(markupOf(print)))
    .png()
    .toBuffer();
}

/** SVG of so many pixels, with what is drawn on it. */
export function drawing(width: number, height: number, content: readonly string[]): Drawing {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return { markup: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content.join('')}</svg>` };
}
