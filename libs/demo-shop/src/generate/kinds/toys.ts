import { text } from '../../catalogue/localised-text.ts';
import { kind, type CategoryPath, type GoodsKind } from '../goods-kind.ts';
import { toys } from '../ranges/toys.ts';

const children = text('Barn', 'Barn');
const play: CategoryPath = [children, text('Träleksaker', 'Treleker')];

/** What is played with. */
export const toyKinds: readonly GoodsKind[] = [
  kind(toys, text('Träbil', 'Trebil'), [play, text('Bilar', 'Biler')], 'trabil', [149, 449], 260),
  kind(toys, text('Klossar', 'Klosser'), [play, text('Byggklossar', 'Byggeklosser')], 'klossar', [199, 699], 900),
  kind(toys, text('Ringtorn', 'Ringtårn'), [play, text('För de minsta', 'For de minste')], 'ringtorn', [149, 399], 420),
];
