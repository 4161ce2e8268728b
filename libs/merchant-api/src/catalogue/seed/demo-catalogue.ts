import { bathFamilies } from './bath.families.ts';
import { brands } from './brands.ts';
import { campaigns, redirects } from './campaigns.ts';
import { promotions } from './promotions.ts';
import { categories } from './categories.ts';
import { childrenFamilies } from './children.families.ts';
import { clothesFamilies } from './clothes.families.ts';
import { suppliers } from './content.goods.ts';
import { flavourFamilies } from './flavours.families.ts';
import { giftFamilies } from './gifts.families.ts';
import { homeFamilies } from './home.families.ts';
import { interiorFamilies } from './interior.families.ts';
import { kitchenFamilies } from './kitchen.families.ts';
import { lightFamilies } from './light.families.ts';
import { packageFamilies } from './packages.families.ts';
import { pantryFamilies } from './pantry.families.ts';
import { questions } from './questions.ts';
import type { SeedCatalogue } from './seed-types.ts';
import { tablewareFamilies } from './tableware.families.ts';
import { textileFamilies } from './textiles.families.ts';
import { wallFamilies } from './wall.families.ts';
import { withGoods, withMaker } from './with-goods.ts';

/** The catalogue that a fresh shop starts with. */
export const demoCatalogue: SeedCatalogue = {
  version: '2026-11-22-goods-7',
  brands: brands.map(withMaker),
  categories: categories.map((category) => ({ ...category, primaryImage: `${category.key}.avif` })),
  families: [
    ...kitchenFamilies,
    ...tablewareFamilies,
    ...homeFamilies,
    ...lightFamilies,
    ...wallFamilies,
    ...interiorFamilies,
    ...textileFamilies,
    ...clothesFamilies,
    ...pantryFamilies,
    ...flavourFamilies,
    ...bathFamilies,
    ...childrenFamilies,
    ...giftFamilies,
    ...packageFamilies,
  ].map(withGoods),
  questions,
  suppliers,
  campaigns,
  promotions,
  redirects,
};
