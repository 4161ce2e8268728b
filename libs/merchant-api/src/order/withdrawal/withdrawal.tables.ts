/** Why the right to go back on a purchase does not hold for goods. */
export type WithdrawalExemption = 'PERISHABLE' | 'MADE_TO_ORDER' | 'NEWSPAPER';

/** Goods that nobody may go back on; they are named by what outlives a new seed. */
export interface WithdrawalExemptionsTable {
  article_number: string;
  exemption: WithdrawalExemption;
}
