import { text } from '../../catalogue/localised-text.ts';
import { sizes } from '../../catalogue/sizes.ts';
import { kind, type CategoryPath, type GoodsKind } from '../goods-kind.ts';
import { pantry } from '../ranges/pantry.ts';

const food = text('Mat och dryck', 'Mat og drikke');
const breakfast: CategoryPath = [food, text('Ur skafferiet', 'Fra spiskammeret')];
const drinks: CategoryPath = [food, text('Kaffe och te', 'Kaffe og te')];

const packs = sizes('250 g', '500 g', '1 kg');

/** What is eaten and drunk. */
export const foodKinds: readonly GoodsKind[] = [
  kind(
    pantry,
    text('Lingonsylt', 'Tyttebærsyltetøy'),
    [breakfast, text('Sylt', 'Syltetøy')],
    'lingonsylt',
    [49, 129],
    420,
  ),
  kind(pantry, text('Honung', 'Honning'), [breakfast, text('Honung', 'Honning')], 'honung', [69, 179], 480, packs),
  kind(
    pantry,
    text('Granola', 'Granola'),
    [breakfast, text('Flingor och müsli', 'Frokostblandinger')],
    'granola',
    [59, 149],
    450,
    packs,
  ),
  kind(pantry, text('Kaffe', 'Kaffe'), [drinks, text('Kaffe', 'Kaffe')], 'kaffe', [79, 199], 500, packs),
  kind(pantry, text('Örtte', 'Urtete'), [drinks, text('Te', 'Te')], 'te-', [59, 159], 110),
];
