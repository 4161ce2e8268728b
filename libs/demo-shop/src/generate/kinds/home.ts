import { text } from '../../catalogue/localised-text.ts';
import { kind, type CategoryPath, type GoodsKind } from '../goods-kind.ts';
import { clay } from '../ranges/clay.ts';
import { glass } from '../ranges/glass.ts';
import { wood } from '../ranges/wood.ts';

const home = text('Hemmet', 'Hjemmet');
const furniture: CategoryPath = [home, text('Möbler', 'Møbler')];
const lights: CategoryPath = [home, text('Ljus och lyktor', 'Lys og lykter')];
const vases: CategoryPath = [home, text('Vaser', 'Vaser')];

/** Furniture, lights and vases. */
export const homeKinds: readonly GoodsKind[] = [
  kind(clay, text('Vas', 'Vase'), [vases, text('Golvvaser', 'Gulvvaser')], 'vas-', [399, 1999], 2400),
  kind(glass, text('Glasvas', 'Glassvase'), [vases, text('Glasvaser', 'Glassvaser')], 'vas- karaff', [249, 1299], 1300),
  kind(glass, text('Ljuslykta', 'Lyslykt'), [lights, text('Ljuslyktor', 'Lyslykter')], 'ljuslykta', [149, 599], 480),
  kind(wood, text('Ljusstake', 'Lysestake'), [lights, text('Ljusstakar', 'Lysestaker')], 'ljusstake', [199, 799], 650),
  kind(
    clay,
    text('Bordslampa', 'Bordlampe'),
    [lights, text('Bordslampor', 'Bordlamper')],
    'bordslampa',
    [799, 2999],
    2800,
  ),
  kind(wood, text('Pall', 'Krakk'), [furniture, text('Pallar', 'Krakker')], 'pall', [899, 2499], 4200),
  kind(wood, text('Stol', 'Stol'), [furniture, text('Stolar', 'Stoler')], 'stol', [1999, 5999], 6500),
  kind(wood, text('Vägghylla', 'Vegghylle'), [furniture, text('Hyllor', 'Hyller')], 'vagghylla', [699, 3499], 5200),
  kind(wood, text('Soffbord', 'Sofabord'), [furniture, text('Bord', 'Bord')], 'pall', [2499, 8999], 18000),
];
