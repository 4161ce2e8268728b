import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { seedShop } from '../server/seed-shop.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';

describeApi('the price log', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openSeededDatabase(featureCatalogue);
  });
  afterAll(() => open.close());

  const logOf = (alias: string) =>
    open.db
      .selectFrom('price_log as entry')
      .innerJoin('product_texts as text', 'text.product_id', 'entry.product_id')
      .leftJoin('discount_campaigns as campaign', 'campaign.campaign_id', 'entry.campaign_id')
      .select(['entry.selling_inc_vat as selling', 'campaign.key', 'entry.valid_from'])
      .where('text.alias', '=', alias)
      .where('text.language_id', '=', 'sv-SE')
      .where('entry.market_id', '=', 'se')
      .orderBy('entry.valid_from')
      .execute();

  it('holds what campaigns make of a price, from midnight to midnight in the market, the best one first', async () => {
    expect(
      (await logOf('vas')).slice(1).map((entry) => [entry.selling, entry.key, entry.valid_from.toISOString()]),
    ).toEqual([
      [30_000, 'host', '2026-11-18T23:00:00.000Z'],
      [38_000, 'klubb', '2026-11-26T23:00:00.000Z'],
      [9_900, 'advent', '2026-11-27T23:00:00.000Z'],
      [40_000, null, '2026-12-21T23:00:00.000Z'],
    ]);
  });

  it('leaves out a campaign without a discount', async () => {
    expect((await logOf('skjorta-bla')).map(({ selling, key }) => [selling, key])).toEqual([
      [49_900, null],
      [37_425, 'host'],
      [49_900, null],
    ]);
  });

  it('can only be added to', async () => {
    const { db } = open;
    const refused = /only ever added to/;
    await expect(db.updateTable('price_log').set({ selling_inc_vat: 1 }).execute()).rejects.toThrow(refused);
    await expect(db.deleteFrom('price_log').execute()).rejects.toThrow(refused);
    await expect(sql`truncate price_log`.execute(db)).rejects.toThrow(refused);
    expect(await logOf('skjorta-bla')).toHaveLength(3);
  });

  it('is told anew when the demo is, and closed again afterwards', async () => {
    const { db } = open;
    await seedShop(db, testStart, { catalogue: { ...featureCatalogue, version: 'features-2', campaigns: [] } });
    expect((await logOf('vas')).map(({ selling, key }) => [selling, key])).toEqual([[40_000, null]]);
    await expect(db.deleteFrom('price_log').execute()).rejects.toThrow(/only ever added to/);
  });
});
