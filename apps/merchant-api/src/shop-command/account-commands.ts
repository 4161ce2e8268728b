import { parseArgs } from 'node:util';
import { impersonateCustomer } from '@torg/merchant-api/back-office';
import { done, refused, type ReadCommand, type ShopCommand } from './shop-command.ts';

function readImpersonate(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({ args, options: { by: { type: 'string' } }, allowPositionals: true });
  const [email, ...rest] = positionals;
  const spoofedBy = values.by?.trim();
  if (email === undefined || rest.length > 0) return { ok: false, problem: 'Give the e-mail address of one customer' };
  if (!spoofedBy) return { ok: false, problem: 'Say with --by who you are: it is written down' };
  return {
    ok: true,
    async run({ db, now, randomBytes, origin }) {
      const borrowed = await impersonateCustomer(db, { email, spoofedBy, now, randomBytes });
      if (!borrowed) return refused(`There is no customer '${email}'.`);
      return done(`${origin}/account?loginToken=${borrowed.token}`, `It serves for ${borrowed.seconds / 60} minutes.`);
    },
  };
}

/** What the back office does with accounts. */
export const accountCommands: readonly ShopCommand[] = [
  {
    name: 'impersonate',
    usage: 'EMAIL --by NAME',
    about: 'prints an address that opens the shop as a customer, for an hour',
    read: readImpersonate,
  },
];
