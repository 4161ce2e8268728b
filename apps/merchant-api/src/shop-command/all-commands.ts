import { accountCommands } from './account-commands.ts';
import { balanceCommands } from './balance-commands.ts';
import { companyCommands } from './company-commands.ts';
import { goodsCommands } from './goods-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { orderCommands } from './order-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { priceListCommands } from './price-list-commands.ts';
import { questionCommands } from './question-commands.ts';
import { refundCommands } from './refund-commands.ts';
import { reviewCommands } from './review-commands.ts';
import type { ShopCommand } from './shop-command.ts';
import { synonymCommands } from './synonym-commands.ts';
import { withdrawalCommands } from './withdrawal-commands.ts';

/** Everything that the back office can do, in the order of its list. */
export const allCommands: readonly ShopCommand[] = [
  ...orderCommands,
  ...refundCommands,
  ...withdrawalCommands,
  ...balanceCommands,
  ...paymentCommands,
  ...reviewCommands,
  ...questionCommands,
  ...goodsCommands,
  ...synonymCommands,
  ...accountCommands,
  ...companyCommands,
  ...priceListCommands,
  ...mailCommands,
];
