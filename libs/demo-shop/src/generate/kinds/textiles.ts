import { text } from '../../catalogue/localised-text.ts';
import { sizes } from '../../catalogue/sizes.ts';
import { kind, type CategoryPath, type GoodsKind } from '../goods-kind.ts';
import { cloth } from '../ranges/cloth.ts';

const textiles = text('Textil', 'Tekstiler');
const bed: CategoryPath = [textiles, text('Sovrum', 'Soverom')];
const soft: CategoryPath = [textiles, text('Soffan', 'Sofaen')];
const towels: CategoryPath = [textiles, text('Handdukar', 'Håndklær')];

const cushionSizes = sizes('40×40 cm', '50×50 cm', '40×60 cm');
const towelSizes = sizes('50×70 cm', '70×140 cm', '100×150 cm');

/** What lies on beds, sofas and hooks. */
export const textileKinds: readonly GoodsKind[] = [
  kind(cloth, text('Kudde', 'Pute'), [soft, text('Kuddar', 'Puter')], 'kudde', [299, 799], 450, cushionSizes),
  kind(cloth, text('Pläd', 'Pledd'), [soft, text('Plädar', 'Pledd')], 'plad', [599, 1799], 1100),
  kind(cloth, text('Överkast', 'Sengeteppe'), [bed, text('Överkast', 'Sengetepper')], 'plad', [899, 2799], 2200),
  kind(
    cloth,
    text('Påslakan', 'Dynetrekk'),
    [bed, text('Påslakan', 'Dynetrekk')],
    'plad kudde',
    [599, 1899],
    1300,
    sizes('150×210 cm', '220×210 cm'),
  ),
  kind(
    cloth,
    text('Handduk', 'Håndkle'),
    [towels, text('Badhanddukar', 'Badehåndklær')],
    'handduk',
    [129, 599],
    520,
    towelSizes,
  ),
  kind(
    cloth,
    text('Kökshandduk', 'Kjøkkenhåndkle'),
    [towels, text('Kökshanddukar', 'Kjøkkenhåndklær')],
    'kokshandduk',
    [99, 299],
    140,
  ),
];
