import type { GoodsKind } from './goods-kind.ts';
import { bathKinds } from './kinds/bath.ts';
import { clothingKinds } from './kinds/clothes.ts';
import { foodKinds } from './kinds/food.ts';
import { homeKinds } from './kinds/home.ts';
import { kitchenKinds } from './kinds/kitchen.ts';
import { paperKinds } from './kinds/paper.ts';
import { textileKinds } from './kinds/textiles.ts';
import { toyKinds } from './kinds/toys.ts';

/** What the generated shop sells. Categories are three deep. */
export const goodsKinds: readonly GoodsKind[] = [
  ...kitchenKinds,
  ...homeKinds,
  ...textileKinds,
  ...clothingKinds,
  ...foodKinds,
  ...bathKinds,
  ...toyKinds,
  ...paperKinds,
];
