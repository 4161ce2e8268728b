import { text } from '../../catalogue/localised-text.ts';
import { kind, type CategoryPath, type GoodsKind } from '../goods-kind.ts';
import { clay } from '../ranges/clay.ts';
import { glass } from '../ranges/glass.ts';
import { wood } from '../ranges/wood.ts';

const kitchen = text('Köket', 'Kjøkken');
const drinking: CategoryPath = [kitchen, text('Muggar och koppar', 'Krus og kopper')];
const serving: CategoryPath = [kitchen, text('Skålar och fat', 'Boller og fat')];
const glassware: CategoryPath = [kitchen, text('Glas och karaffer', 'Glass og karafler')];
const tools: CategoryPath = [kitchen, text('Burkar och brädor', 'Krukker og fjøler')];

/** What stands in the kitchen. */
export const kitchenKinds: readonly GoodsKind[] = [
  kind(clay, text('Mugg', 'Krus'), [drinking, text('Muggar', 'Krus')], 'mugg', [99, 399], 380),
  kind(
    clay,
    text('Espressokopp', 'Espressokopp'),
    [drinking, text('Espressokoppar', 'Espressokopper')],
    'espressokopp',
    [79, 249],
    160,
  ),
  kind(clay, text('Tekopp', 'Tekopp'), [drinking, text('Tekoppar', 'Tekopper')], 'mugg espressokopp', [129, 379], 300),
  kind(clay, text('Skål', 'Bolle'), [serving, text('Skålar', 'Boller')], 'skal', [149, 599], 620),
  kind(clay, text('Tallrik', 'Tallerken'), [serving, text('Tallrikar', 'Tallerkener')], 'tallrik', [129, 449], 700),
  kind(clay, text('Serveringsfat', 'Serveringsfat'), [serving, text('Fat', 'Fat')], 'tallrik skal', [249, 899], 1100),
  kind(
    glass,
    text('Dricksglas', 'Drikkeglass'),
    [glassware, text('Dricksglas', 'Drikkeglass')],
    'glas-',
    [79, 299],
    240,
  ),
  kind(glass, text('Vinglas', 'Vinglass'), [glassware, text('Vinglas', 'Vinglass')], 'glas-', [129, 399], 210),
  kind(glass, text('Karaff', 'Karaffel'), [glassware, text('Karaffer', 'Karafler')], 'karaff', [299, 899], 900),
  kind(clay, text('Burk', 'Krukke'), [tools, text('Burkar', 'Krukker')], 'burk', [199, 599], 850),
  kind(
    wood,
    text('Skärbräda', 'Skjærefjøl'),
    [tools, text('Skärbrädor', 'Skjærefjøler')],
    'skarbrada',
    [199, 899],
    1200,
  ),
  kind(wood, text('Bricka', 'Brett'), [tools, text('Brickor', 'Brett')], 'skarbrada', [249, 799], 900),
];
