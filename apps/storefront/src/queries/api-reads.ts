/** What pages of the catalogue and the frame around them ask the Merchant API. It is fetched late: see late-reads.ts. */
export {
  getCategories,
  getCategory,
  getContentPages,
  getListPage,
  getMenuAtLocation,
  getProduct,
  getProducts,
  getRelatedProducts,
  getWidgetArea,
} from '@torg/commerce-sdk';
