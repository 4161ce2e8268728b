export { aliasFrom } from '../catalogue/alias-from.ts';
export type { Localised } from '../catalogue/localised.ts';
export { palette } from '../catalogue/palette.ts';
export type { PaletteKey } from '../catalogue/palette.ts';
export type {
  SeedActor,
  SeedCampaign,
  SeedFood,
  SeedGoods,
  SeedNutrition,
  SeedPackageOption,
  SeedPriceList,
  SeedRedirect,
  SeedRelation,
  SeedReview,
} from '../catalogue/seed-goods.ts';
export type { SeedPromotion } from '../catalogue/seed-promotion.ts';
export type { SeedQuestion } from '../catalogue/seed-question.ts';
export type {
  SeedBrand,
  SeedCatalogue,
  SeedCategory,
  SeedColour,
  SeedFamily,
  SeedPrice,
  SeedShape,
  SeedSku,
} from '../catalogue/seed-types.ts';
export type { Container, ContentImage, Widget } from '../content/container.ts';
export type {
  SeedCollection,
  SeedContent,
  SeedListPage,
  SeedMenu,
  SeedMenuItem,
  SeedSynonym,
} from '../content/seed-content-types.ts';
export type { ShopProfile } from '../settings/shop-profile.ts';
