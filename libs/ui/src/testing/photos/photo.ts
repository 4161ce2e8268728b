import type { GalleryImage } from '../../commerce/gallery/gallery.tsx';
import type { PictureSource } from '../../commerce/picture/picture.tsx';
import { looks, type Look } from './looks.ts';

/** A picture of the demo's goods from the front, cut small for stories by `tools/content-pictures`. */
export function photo(look: Look, alt = ''): PictureSource {
  return named(`${look}-front`, alt);
}

/** The same goods seen otherwise. */
export function secondPhoto(look: Look, alt = ''): PictureSource {
  return named(`${look}-${looks[look]}`, alt);
}

function named(name: string, alt: string): PictureSource {
  return { src: new URL(`./${name}.avif`, import.meta.url).href, width: 480, height: 600, alt };
}

/** CSS colours of the goods in the stories, in the order of the texts' colour names. */
export const goodsColours = ['#c48d95', '#33503f', '#a65631', '#2d3d54', '#e2d6bf', '#bf6d4c', '#56718a'] as const;

/** Cushions in those colours. */
export const cushions = [
  'kudde-lin-ljung',
  'kudde-rand-gran',
  'kudde-lin-rost',
  'kudde-lin-marin',
  'kudde-lin-havre',
  'kudde-rand-terrakotta',
  'kudde-rand-skymning',
] as const satisfies readonly Look[];

/** The texts' products in their order, each in two colours. */
export const productLooks = [
  ['troja-fjall-rund-hals-gran', 'troja-fjall-rund-hals-kritvit'],
  ['mossa-bris-lingon', 'mossa-bris-gran'],
  ['mugg-strand-terrakotta', 'mugg-strand-havre'],
  ['plad-frost-senap', 'plad-frost-skiffer'],
  ['vas-aker-kritvit', 'vas-aker-terrakotta'],
] as const satisfies readonly (readonly [Look, Look])[];

/** The texts' product, in both colours and from both sides. */
export function productPhotos(name: string): GalleryImage[] {
  return productLooks[0]
    .flatMap((look) => [photo(look), secondPhoto(look)])
    .map((picture, index) => ({ ...picture, thumbnail: picture.src, alt: `${name} ${index + 1}` }));
}
