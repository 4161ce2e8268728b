import { hashBuyer as hashFields, type HashBuyer } from '@torg/analytics';
import { hashField } from '@torg/commerce-sdk';

/** Comes with the first purchase that needs it. */
export const hashBuyer: HashBuyer = (buyer) => hashFields(buyer, hashField);
