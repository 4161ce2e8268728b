import { checkPayments } from '@torg/merchant-api/back-office';
import { done, type ShopCommand, type ShopWorld } from './shop-command.ts';

async function check(world: ShopWorld) {
  const { asked, ended, failed } = await checkPayments(world);
  const silent = failed === 0 ? '' : ` ${failed} could not be asked about and will be later.`;
  return done(`${asked} payments asked about, ${ended} ended.${silent}`);
}

/** What the back office does with payments. */
export const paymentCommands: readonly ShopCommand[] = [
  {
    name: 'payment check',
    usage: '',
    about: 'asks about payments that nobody has told of',
    read: () => ({ ok: true, run: check }),
  },
];
