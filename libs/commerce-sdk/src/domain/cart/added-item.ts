/** Units of a sku that are put in the cart together with others. */
export interface AddedItem {
  skuId: number;
  /** How many more units: a whole number, 1 or above. */
  quantity: number;
  /** What the shopper wants said of them; null where nothing. */
  message: string | null;
}
