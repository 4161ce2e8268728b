import sharp from 'sharp';
import { labelMarkup, type Label } from './label.ts';

/** Something printed as it was drawn: a poster, a cover, a sheet of wrapping paper. */
export interface Drawing {
  /** The whole SVG. */
  markup: string;
}

/** Paper or cloth that is printed on before it is photographed. */
export type Print = Label | Drawing;

/** A print as a picture without loss. */
export function printed(print: Print): Promise<Buffer> {
  const markup = 'markup' in print ? print.markup : labelMarkup(print);
  return sharp(Buffer.from(markup)).png().toBuffer();
}

/** SVG of so many pixels, with what is drawn on it. */
export function drawing(width: number, height: number, content: readonly string[]): Drawing {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return { markup: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content.join('')}</svg>` };
}
