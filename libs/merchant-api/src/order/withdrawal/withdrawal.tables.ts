/** Why the right to go back on a purchase does not hold for goods, in whatever state they come back. */
export const withdrawalExemptionKinds = ['PERISHABLE', 'MADE_TO_ORDER', 'NEWSPAPER'] as const;

export type WithdrawalExemption = (typeof withdrawalExemptionKinds)[number];

/** Goods that nobody may go back on; they are named by what outlives a new seed. */
export interface WithdrawalExemptionsTable {
  article_number: string;
  exemption: WithdrawalExemption;
}
