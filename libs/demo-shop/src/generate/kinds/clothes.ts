import { text } from '../../catalogue/localised-text.ts';
import { clothingSizes, sizes, sockSizes } from '../../catalogue/sizes.ts';
import { kind, type CategoryPath, type GoodsKind } from '../goods-kind.ts';
import { knit } from '../ranges/knit.ts';

const clothes = text('Kläder', 'Klær');
const jumpers: CategoryPath = [clothes, text('Tröjor och koftor', 'Gensere og kofter')];
const warm: CategoryPath = [clothes, text('Mössor, halsdukar och vantar', 'Luer, skjerf og votter')];
const feet: CategoryPath = [clothes, text('Sockor', 'Sokker')];

const glovesSizes = sizes('S', 'M', 'L');

/** What is worn. */
export const clothingKinds: readonly GoodsKind[] = [
  kind(
    knit,
    text('Ulltröja', 'Ullgenser'),
    [jumpers, text('Ulltröjor', 'Ullgensere')],
    'ulltroja',
    [899, 2199],
    560,
    clothingSizes,
  ),
  kind(knit, text('Kofta', 'Kofte'), [jumpers, text('Koftor', 'Kofter')], 'kofta', [999, 2499], 640, clothingSizes),
  kind(
    knit,
    text('Slipover', 'Slipover'),
    [jumpers, text('Slipovrar', 'Slipovere')],
    'ulltroja kofta',
    [699, 1599],
    380,
    clothingSizes,
  ),
  kind(knit, text('Mössa', 'Lue'), [warm, text('Mössor', 'Luer')], 'mossa', [249, 699], 90),
  kind(knit, text('Halsduk', 'Skjerf'), [warm, text('Halsdukar', 'Skjerf')], 'halsduk', [399, 999], 220),
  kind(knit, text('Vantar', 'Votter'), [warm, text('Vantar', 'Votter')], 'vantar', [249, 599], 110, glovesSizes),
  kind(
    knit,
    text('Raggsockor', 'Raggsokker'),
    [feet, text('Raggsockor', 'Raggsokker')],
    'sockor',
    [129, 299],
    130,
    sockSizes,
  ),
];
