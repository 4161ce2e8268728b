import { parseArgs } from 'node:util';
import { impersonateCustomer, previewShop } from '@torg/merchant-api/back-office';
import { nobody } from './named-order.ts';
import { done, refused, type ReadCommand, type ShopCommand } from './shop-command.ts';

function readImpersonate(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({ args, options: { by: { type: 'string' } }, allowPositionals: true });
  const [email, ...rest] = positionals;
  const spoofedBy = values.by?.trim();
  if (email === undefined || rest.length > 0) return { ok: false, problem: 'Give the e-mail address of one customer' };
  if (!spoofedBy) return nobody;
  return {
    ok: true,
    async run({ db, now, secret, randomBytes, origin }) {
      const borrowed = await impersonateCustomer(db, { email, spoofedBy, now, secret, randomBytes });
      if (!borrowed) return refused(`There is no customer '${email}'.`);
      return done(`${origin}/account?loginToken=${borrowed.token}`, `It serves for ${borrowed.seconds / 60} minutes.`);
    },
  };
}

function readPreview(args: string[]): ReadCommand {
  const { values } = parseArgs({ args, options: { by: { type: 'string' } } });
  const by = values.by?.trim();
  if (!by) return nobody;
  return {
    ok: true,
    async run({ db, now, secret, randomBytes, origin }) {
      const token = await previewShop(db, { by, now, secret, randomBytes });
      return done(`${origin}/preview-widgets?loginToken=${token}`, 'It serves for 60 minutes.');
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
  {
    name: 'preview',
    usage: '--by NAME',
    about: 'prints an address that shows what is not published, for an hour',
    read: readPreview,
  },
];
