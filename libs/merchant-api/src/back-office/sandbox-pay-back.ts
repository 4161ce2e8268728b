import type { PayBackPort } from '../order/pay-back.ts';

/** Pays back what the sandbox took, which was no money; the shop's own bills are paid back by hand. */
export const sandboxPayBack: PayBackPort = { payBack: async () => {} };
