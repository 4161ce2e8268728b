/** One line of a cart as it is kept. */
export interface CartLineRecord {
  lineId: string;
  skuId: number;
  quantity: number;
  /** Joins the lines of one package. */
  groupKey: string | null;
  message: string | null;
}

export interface CartRecord {
  cartId: string;
  isCompleted: boolean;
  /** In the order in which they were added. */
  lines: readonly CartLineRecord[];
}
