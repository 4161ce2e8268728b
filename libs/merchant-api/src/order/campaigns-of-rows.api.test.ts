import { expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { describeApi, openTestApi } from '../testing/open-test-api.ts';
import { thawCart } from './frozen-cart.rules.ts';
import type { CountedCartRecord } from '../cart/counted-cart.ts';

describeApi('a row of an order', () => {
  it('tells of which campaign its price is, and which of the cart made it cheaper', async () => {
    const api = await openTestApi({ catalogue: featureCatalogue });
    const client = await openCheckoutClient(api);
    await client.add('MUG-1', 3);
    await client.add('SHI-1-L', 1);
    await client.order(invoiceCheckout);
    const { data } = await api.query(
      `{ checkout(id: "${client.id}", paymentType: STANDARD) {
          order { rows { articleNumber productPriceCampaignId campaignNames } }
      } }`,
    );
    expect(data.checkout.order.rows).toEqual([
      { articleNumber: 'MUG-1', productPriceCampaignId: null, campaignNames: ['Tre för två'] },
      { articleNumber: 'SHI-1-L', productPriceCampaignId: expect.any(Number), campaignNames: [] },
    ]);
    await api.close();
  });
});

it('names no price campaign where it was kept before that was', () => {
  const kept = { lines: [{ givenBy: null }], promotions: [] } as unknown as CountedCartRecord; // all that is looked at
  expect(thawCart(kept).lines).toEqual([{ givenBy: null, priceCampaignId: null }]);
});
