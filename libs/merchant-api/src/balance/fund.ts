/** Money of one balance, in minor units. */
export interface Fund {
  balanceId: number;
  amount: number;
}
