import { hashBuyer as hashFields, type HashBuyer } from '@torg/analytics';
import { hashField } from '@torg/commerce-sdk';

// What carts and orders are told by. It comes with the first of them: most visits have none.
export { toCheckout, toPurchase } from '@torg/analytics';

export const hashBuyer: HashBuyer = (buyer) => hashFields(buyer, hashField);
