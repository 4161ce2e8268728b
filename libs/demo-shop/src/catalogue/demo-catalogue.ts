import type { SeedCatalogue, SeedCategory } from '@torg/merchant-api/seed';
import { bathFamilies } from './bath.families.ts';
import { brands } from './brands.ts';
import { campaigns, redirects } from './campaigns.ts';
import { priceLists } from './price-lists.ts';
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
import { tablewareFamilies } from './tableware.families.ts';
import { textileFamilies } from './textiles.families.ts';
import { wallFamilies } from './wall.families.ts';
import { withGoods, withMaker } from './with-goods.ts';

/** The catalogue that a fresh shop starts with. */
export const demoCatalogue: SeedCatalogue = {
  version: '2026-11-28-goods-15',
  brands: brands.map((brand) => withMaker({ ...brand, logo: `${brand.key}.avif` })),
  categories: categories.map(withPictures),
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
  priceLists,
  redirects,
};

/** Every category has a picture for where it stands beside others, and a department one above its list. */
function withPictures(category: SeedCategory): SeedCategory {
  const { key, parent } = category;
  const banner = parent === undefined ? { backgroundImage: `${key}-bred.avif` } : {};
  return { ...category, primaryImage: `${key}.avif`, ...banner };
}
