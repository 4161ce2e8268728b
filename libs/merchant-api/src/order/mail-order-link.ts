import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import type { Channel } from '../market/market-directory.ts';
import type { LimitVerdict } from '../rate-limit/rate-limit.ts';
import { isOrganisation } from './is-organisation.rules.ts';
import { orderPages } from './order-pages.rules.ts';
import { createOrderRepository } from './order.repository.ts';

interface AskedLink {
  orderId: number;
  /** As `readEmailAddress` writes it. */
  email: string;
  languageId: string;
  now: number;
}

interface LinkPorts {
  queueMail: QueueMail;
  admitLetter(): Promise<LimitVerdict>;
  /** The order's page stands in the shop that it was placed in. */
  channels: readonly Pick<Channel, 'id' | 'url'>[];
}

/** Mails the buyer the link to an order, where number and address belong together; does nothing where they do not. */
export async function mailOrderLink(db: ShopDatabase, asked: AskedLink, ports: LinkPorts): Promise<void> {
  const { orderId, email, languageId, now } = asked;
  const order = await createOrderRepository(db).find(orderId);
  if (!order || order.email !== email.toLowerCase()) return;
  const shopUrl = ports.channels.find(({ id }) => id === order.channelId)?.url ?? '';
  const { order: address, withdrawal } = orderPages(shopUrl, order);
  if (address === null) return;
  if (!(await ports.admitLetter()).allowed) return;
  const mayWithdraw = withdrawal !== null && !isOrganisation(order);
  const data = { orderId: String(orderId), address, ...(mayWithdraw && { withdrawal }) };
  await db
    .transaction()
    .execute((trx) => ports.queueMail(trx, { to: order.email, kind: 'order-link', languageId, data }, now));
}
