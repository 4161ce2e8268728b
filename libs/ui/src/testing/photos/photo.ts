import type { PictureSource } from '../../commerce/picture/picture.tsx';
import type { PhotoName } from './photo-names.ts';

/** A picture of the demo's goods, cut small for stories by `tools/content-pictures`. */
export function photo(name: PhotoName, alt = ''): PictureSource {
  return { src: new URL(`./${name}.avif`, import.meta.url).href, width: 480, height: 600, alt };
}

/** CSS colours of the goods in the stories, in the order of the texts' colour names. */
export const goodsColours = ['#c48d95', '#33503f', '#a65631', '#2d3d54', '#e2d6bf', '#bf6d4c', '#56718a'] as const;

/** Cushions in those colours. */
export const cushions = [
  'kudde-lin-ljung-front',
  'kudde-rand-gran-front',
  'kudde-lin-rost-front',
  'kudde-lin-marin-front',
  'kudde-lin-havre-front',
  'kudde-rand-terrakotta-front',
  'kudde-rand-skymning-front',
] as const satisfies readonly PhotoName[];

/** The stories' jumper, from several sides and in two colours. */
export const jumperViews = [
  'troja-fjall-rund-hals-gran-front',
  'troja-fjall-rund-hals-gran-detail',
  'troja-fjall-rund-hals-kritvit-front',
  'troja-fjall-rund-hals-kritvit-detail',
] as const satisfies readonly PhotoName[];
