import { readMails, retryMails, stateOf, writeTime } from '@torg/merchant-api/back-office';
import { readId } from './read-number.ts';
import { done, refused, type ReadCommand, type ShopCommand, type ShopWorld } from './shop-command.ts';

const LISTED = 50;

async function listMails({ db }: ShopWorld) {
  const mails = await readMails(db, { most: LISTED });
  if (mails.length === 0) return done('No mail has been written yet.');
  return done(
    ...mails.map((mail) => `${mail.id}  ${writeTime(mail.queuedAt)}  ${mail.kind} to ${mail.to}: ${stateOf(mail)}`),
  );
}

function readRetry([text, ...rest]: readonly string[]): ReadCommand {
  const id = readId(text);
  if (rest.length > 0 || (id === null && text !== undefined)) {
    return { ok: false, problem: 'Give the id of a mail, or nothing for all that were given up' };
  }
  return {
    ok: true,
    async run({ db, now }) {
      const count = await retryMails(db, now, id ?? undefined);
      if (count === 0)
        return id === null
          ? done('No mail was given up.')
          : refused(`No mail ${id} waits to be tried: it was sent, is about to be, or is too old.`);
      return done(`${count} to be sent when the shop looks next.`);
    },
  };
}

/** What the back office does with mails. */
export const mailCommands: readonly ShopCommand[] = [
  {
    name: 'mails',
    usage: '',
    about: 'lists the newest mails, with the time at which each was written (UTC)',
    read: () => ({ ok: true, run: listMails }),
  },
  {
    name: 'mail retry',
    usage: '[ID]',
    about: 'tries a mail again that was not sent, or all that were given up',
    read: readRetry,
  },
];
