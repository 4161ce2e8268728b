export { createClickCollectSearch } from './click-collect-search.ts';
export type { ClickCollectOptions } from './click-collect-search.ts';
export { createMerchantSearch } from './merchant-search.ts';
export { createSearchModule } from './search-module.ts';
export type { SearchModule, SearchModuleOptions, SearchModuleState } from './search-module.ts';
export { productNumbersIn, setCart, trackConversion, trackPageView } from './search-events.ts';
export type { Conversion, SearchEventQueue } from './search-events.ts';
export type {
  HitSelection,
  ListSearch,
  ReadOptions,
  Recommendation,
  SearchHit,
  SearchHits,
  SearchProvider,
  SearchSort,
  TextSearch,
} from './search-provider.ts';
export type { ProviderPorts } from './ask-provider.ts';
