import { laterCode } from '../../elements/later-part.tsx';

/** What of the cart nobody needs alive before its lines. */
export const cartParts = laterCode(() => import('./cart.part.ts'));

export const LaterSums = cartParts.part(({ CartSums }) => CartSums);
export const LaterCartTools = cartParts.part(({ CartTools }) => CartTools);
export const LaterCartPromises = cartParts.part(({ CartPromises }) => CartPromises);
export const LaterAdded = cartParts.part(({ AddedByAddress }) => AddedByAddress);
export const LaterGoesWith = cartParts.part(({ GoesWith }) => GoesWith);
export const LaterGoneLineNotice = cartParts.part(({ GoneLineNotice }) => GoneLineNotice);
export const LaterItemNews = cartParts.part(({ ItemNews }) => ItemNews);
export const LaterCustomerFit = cartParts.part(({ LazyCustomerFit }) => LazyCustomerFit);
export const LaterLineBreak = cartParts.part(({ LazyLineBreak }) => LazyLineBreak);
export const LaterSetAside = cartParts.part(({ SetAside }) => SetAside);
export const LaterKeepForLater = cartParts.part(({ KeepForLater }) => KeepForLater);
export const LaterLineNote = cartParts.part(({ LineNote }) => LineNote);
export const LaterMostSold = cartParts.part(({ MostSold }) => MostSold);
export const LaterPriceNews = cartParts.part(({ PriceNews }) => PriceNews);
