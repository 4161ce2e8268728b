import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Something that is to be noted as sent. */
export interface NewParcel {
  parcelNumber: string;
  /** Where its way can be followed; null where nobody says. */
  trackingLink: string | null;
}

/** Something that was sent. */
export interface ParcelRecord extends NewParcel {
  parcelId: number;
  orderId: number;
  sentAt: Date;
}

/** What was sent of orders, by their numbers. */
export async function readParcels(
  db: ShopDatabase,
  orderIds: readonly number[],
): Promise<Map<number, readonly ParcelRecord[]>> {
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('parcel_id')
    .execute();
  const parcels = rows.map((row) => ({
    parcelId: row.parcel_id,
    orderId: row.order_id,
    parcelNumber: row.parcel_number,
    trackingLink: row.tracking_link,
    sentAt: row.sent_at,
  }));
  return groupBy(parcels, ({ orderId }) => orderId);
}

/** Notes a parcel; one whose number is known gets the new link. */
export async function writeParcel(
  db: ShopDatabase,
  orderId: number,
  { parcelNumber, trackingLink }: NewParcel,
  now: number,
): Promise<void> {
  await db
    .insertInto('parcels')
    .values({ order_id: orderId, parcel_number: parcelNumber, tracking_link: trackingLink, sent_at: new Date(now) })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'parcel_number']).doUpdateSet({ tracking_link: trackingLink }),
    )
    .execute();
}
