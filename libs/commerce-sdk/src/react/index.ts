export { CommerceProvider, useCart, useCommerce, useSession } from './commerce-context.ts';
export type { CommerceProviderProps, ProvidedCommerce, ShownCart } from './commerce-context.ts';
