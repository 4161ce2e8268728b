/** The goods of the demo that stories show, each as `FAMILY-COLOUR`, and how it is seen besides from the front. */
export const looks = {
  'barnfilt-dun-salvia': 'detail',
  'barnmossa-tofs-senap': 'detail',
  'halsduk-bris-ljusgra': 'detail',
  'kofta-ronn-lingon': 'detail',
  'kudde-lin-havre': 'detail',
  'kudde-lin-ljung': 'detail',
  'kudde-lin-marin': 'detail',
  'kudde-lin-rost': 'detail',
  'kudde-rand-gran': 'detail',
  'kudde-rand-skymning': 'detail',
  'kudde-rand-terrakotta': 'detail',
  'matta-rand-skymning': 'detail',
  'mossa-bris-gran': 'detail',
  'mossa-bris-lingon': 'detail',
  'mugg-strand-havre': 'angle',
  'mugg-strand-skymning': 'angle',
  'mugg-strand-terrakotta': 'angle',
  'plad-frost-senap': 'detail',
  'plad-frost-skiffer': 'detail',
  'sockor-stig-havre': 'detail',
  'troja-fjall-polo-grafit': 'detail',
  'troja-fjall-rund-hals-gran': 'detail',
  'troja-fjall-rund-hals-kritvit': 'detail',
  'ulltroja-hed-marin': 'detail',
  'vantar-bris-skiffer': 'detail',
  'vas-aker-kritvit': 'scene',
  'vas-aker-terrakotta': 'scene',
} as const;

export type Look = keyof typeof looks;

/** Their pictures, by name. */
export const photoNames: readonly string[] = Object.entries(looks).flatMap(([look, view]) => [
  `${look}-front`,
  `${look}-${view}`,
]);
