/** A banner or another picture that the shop leads somewhere by. */
export interface Promotion {
  promotion_id: string;
  promotion_name: string;
}
