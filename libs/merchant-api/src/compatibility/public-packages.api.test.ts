import { GeinsCMS } from '@geins/cms';
import { GeinsCore } from '@geins/core';
import { GeinsCRM } from '@geins/crm';
import { GeinsOMS } from '@geins/oms';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi, openTestApi, testKey, type TestApi } from '../testing/open-test-api.ts';
import { redirectHosts } from './redirect-hosts.ts';

/** Something of which there is more than these tests buy. */
async function wellStocked(api: TestApi): Promise<number> {
  const { data } = await api.query('{ products(take: 50) { products { skus { skuId stock { inStock } } } } }');
  const skus = data.products.products.flatMap((product: { skus: object[] }) => product.skus);
  return skus.find(({ stock }: { stock: { inStock: number } }) => stock.inStock > 5).skuId;
}

/** Clients made for the real Merchant API, with nothing changed but where their requests go. */
describeApi('the public packages', () => {
  let api: TestApi;
  let restore: () => void;
  let skuId: number;
  const core = new GeinsCore({
    apiKey: testKey,
    accountName: 'torg',
    channel: '1',
    tld: 'se',
    locale: 'sv-SE',
    market: 'se',
    environment: 'dev',
  });
  const oms = new GeinsOMS(core);
  const cms = new GeinsCMS(core);
  const crm = new GeinsCRM(core, { clientConnectionMode: 'Direct' });

  beforeAll(async () => {
    // The packages hold a token's end against their own clock; the API's stands still.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
    let bytes = 0;
    api = await openTestApi({
      catalogue: featureCatalogue,
      auth: {
        account: 'torg_dev',
        addressOf: () => '203.0.113.7',
        randomBytes: (size) => new Uint8Array(size).fill((bytes += 1)),
        passwordCost: { N: 16, r: 1, p: 1 },
        demoAccounts: false,
      },
    });
    skuId = await wellStocked(api);
    restore = redirectHosts(api);
  });
  afterAll(async () => {
    restore();
    vi.useRealTimers();
    await api.close();
  });

  it('find their channel, its menu, its pages and its front page', async () => {
    expect(await core.channel.current()).toMatchObject({ id: '1|se', defaultMarketId: 'se' });
    expect(await core.channel.all()).toHaveLength(2);
    expect(await cms.menu.get({ menuLocationId: 'main-desktop' })).toMatchObject({ title: 'Huvudmeny' });
    expect(await cms.page.get({ alias: 'om-oss' })).toMatchObject({ title: 'Om oss' });
    const area = await cms.area.get({ family: 'Frontpage', areaName: 'The front page area' });
    expect(area).toMatchObject({ meta: { title: 'Allt för huset' } });
  });

  describe('with a cart', () => {
    it('fill it, change it, keep data with it and copy it', async () => {
      const { id } = await oms.cart.create();
      const filled = await oms.cart.addItem(id, { skuId, quantity: 1 });
      expect(filled.items).toMatchObject([{ skuId, quantity: 1 }]);
      const [line] = filled.items ?? [];
      expect((await oms.cart.updateItem(id, { id: line?.id ?? '', quantity: 2 })).items).toMatchObject([
        { quantity: 2 },
      ]);
      expect((await oms.cart.setMerchantData(id, '{"a":1}')).merchantData).toBe('{"a":1}');
      expect((await oms.cart.setPromotionCode(id, 'FRAKT')).promoCode).toBe('FRAKT');
      expect((await oms.cart.removePromotionCode(id)).promoCode ?? '').toBe('');
      const copy = await oms.cart.copy(id, { resetPromotions: true });
      expect(copy.id).not.toBe(id);
      expect(copy.items).toMatchObject([{ quantity: 2 }]);
      expect((await oms.cart.deleteItem(id, line?.id ?? '')).items).toEqual([]);
      expect((await oms.cart.complete(id)).completed).toBe(true);
    });

    it('put a package in it and change how many', async () => {
      const { id } = await oms.cart.create();
      const { packageId, selections } = await firstPackage(api);
      const { items } = await oms.cart.addPackageItem(id, packageId, selections);
      const groupKey = items?.[0]?.groupKey ?? '';
      expect(groupKey).not.toBe('');
      const changed = await oms.cart.updatePackageItem(id, { groupKey, quantity: 2 });
      const doubled = items?.map(({ quantity }) => (quantity ?? 0) * 2);
      const own = changed.items?.filter((item) => item.groupKey === groupKey);
      expect(own?.map(({ quantity }) => quantity)).toEqual(doubled);
    });

    it('check out, order and read the order', async () => {
      const { id: cartId } = await oms.cart.create();
      await oms.cart.addItem(cartId, { skuId, quantity: 1 });
      const asked = { ...buyer, acceptedConsents: ['order'] };
      const offered = await oms.checkout.get({ cartId, checkoutOptions: asked });
      const paymentId = invoiceOf(offered?.paymentOptions ?? []);
      const shippingId = offered?.shippingOptions?.[1]?.id ?? 0;
      const checkoutOptions = { ...asked, paymentId, shippingId };
      expect(await oms.checkout.validate({ cartId, checkoutOptions })).toMatchObject({ isValid: true });
      const order = await oms.checkout.createOrder({ cartId, checkoutOptions });
      expect(order).toMatchObject({ created: true });
      const again = await oms.checkout.createOrder({ cartId, checkoutOptions });
      expect(again?.orderId).toBe(order?.orderId);
      expect(await oms.order.get({ publicOrderId: order?.publicId ?? '' })).toMatchObject({
        id: order?.orderId,
        status: 'pending',
      });
      // Their document for this one is another one's, so it fails against every server.
      await expect(oms.checkout.validateOrder({ cartId, email: buyer.email })).rejects.toThrow();
    });
  });

  it('make an account, sign in, change the password and go', async () => {
    const credentials = { username: buyer.email, password: 'hemligt7' };
    expect(await crm.user.create(credentials, { address: buyer.billingAddress })).toMatchObject({ succeeded: true });
    const { tokens } = { tokens: null, ...(await crm.auth.login({ ...credentials, rememberUser: true })) };
    const { token = '', refreshToken = '' } = tokens ?? {};
    expect(await crm.user.get(token)).toMatchObject({ email: buyer.email, address: { city: 'Stockholm' } });
    const moved = { address: { ...buyer.billingAddress, city: 'Uppsala' } };
    expect(await crm.user.update(moved, token)).toMatchObject({ address: { city: 'Uppsala' } });
    expect(await crm.user.orders.get(token)).toEqual([]);
    const fresh = await crm.auth.refresh(refreshToken);
    const changing = { ...credentials, newPassword: 'hemligt8' };
    const changed = await crm.user.password.change(changing, fresh?.tokens?.refreshToken ?? '');
    expect(changed).toMatchObject({ succeeded: true });
    expect(await crm.auth.login(credentials)).toMatchObject({ succeeded: false });
    const back = await crm.auth.login({ ...credentials, password: 'hemligt8' });
    expect(await crm.user.password.requestReset(buyer.email)).toBe(true);
    expect(await crm.user.remove(back?.tokens?.token ?? '')).toBe(true);
    expect(await crm.auth.login({ ...credentials, password: 'hemligt8' })).toMatchObject({ succeeded: false });
  });
});

const address = {
  firstName: 'Karin',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  zip: '11122',
  city: 'Stockholm',
  country: 'SE',
  mobile: '0701740605',
};
const buyer = {
  email: 'karin@torg.example',
  billingAddress: address,
  shippingAddress: address,
  identityNumber: '8112189876',
};

/** The demo shop's invoice; it needs no provider. */
function invoiceOf(options: readonly { id: number; displayName?: string | null }[]): number {
  return options.find(({ displayName }) => displayName?.startsWith('Faktura'))?.id ?? 0;
}

/** A package of the demo shop with the first choice of each of its groups. */
async function firstPackage(api: TestApi) {
  const groups = 'productPackage { groups { groupId options { optionId product { skus { skuId } } } } }';
  const { data } = await api.query(`{ products(take: 200) { products { productId type ${groups} } } }`);
  const found = data.products.products.find(({ type }: { type: string }) => type === 'package');
  const selections = found.productPackage.groups.map((group: PackageGroup) => {
    const [option] = group.options;
    return { groupId: group.groupId, optionId: option?.optionId, skuId: option?.product.skus[0]?.skuId };
  });
  return { packageId: found.productId, selections };
}

interface PackageGroup {
  groupId: number;
  options: { optionId: number; product: { skus: { skuId: number }[] } }[];
}
