export { generateCatalogue } from './generate-catalogue.ts';
export type { GenerateCatalogueOptions } from './generate-catalogue.ts';
export type { LoadFigures } from './load/load-catalogue.ts';
export { withShopDatabase } from './with-shop-database.ts';
