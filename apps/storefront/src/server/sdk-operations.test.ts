import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addPackageToCart,
  addToCart,
  clearCart,
  cloneCart,
  commitPasswordReset,
  completeCart,
  createOrUpdateCheckout,
  deleteUser,
  getBrands,
  getCart,
  getCategories,
  getCategory,
  getCategoryAddresses,
  getChannel,
  getChannels,
  getContentPages,
  getFilteredProducts,
  getListPage,
  getMenuAtLocation,
  getOrder,
  getOrderPublic,
  getOrders,
  getProduct,
  getProductAddresses,
  getProductFilters,
  getProductPackage,
  getProductTexts,
  getProducts,
  getProfile,
  getPurchase,
  getRelatedProducts,
  getReviews,
  getUrlHistory,
  getUser,
  getWidgetArea,
  monitorProductAvailability,
  placeOrder,
  postProductReview,
  readRedirects,
  removeCartItem,
  removeCartPromoCode,
  requestPasswordReset,
  setCartMerchantData,
  setCartPromoCode,
  setCartShippingFee,
  subscribeToNewsletter,
  updateCartGroup,
  updateCartItem,
  updateUser,
  validateOrderConditions,
} from '@torg/commerce-sdk';
import { productFacts } from '@torg/commerce-sdk/domain';
import {
  acceptCartPrices,
  askQuestion,
  cancelOrder,
  endStockNotice,
  acceptInvitation,
  approvePurchase,
  changeMember,
  getCompany,
  getCompanyApproval,
  getCompanyInvitation,
  inviteMember,
  refusePurchase,
  removeMember,
  reopenPurchase,
  requestApproval,
  withdrawInvitation,
  addItems,
  copyCart,
  noteLine,
  openSavedCart,
  getAddressBook,
  getArticles,
  getOwnPrices,
  getSavedCarts,
  removeSavedCart,
  saveCart,
  getBalanceEntries,
  getBoughtGiftCards,
  getGiftCardTerms,
  claimOrder,
  changeFavourites,
  getCartChanges,
  getFavourites,
  getSharedFavourites,
  getChannelSettings,
  getDeliveryEstimate,
  getOrderConfirmation,
  getProductReviews,
  getQuestions,
  getSearchSpelling,
  getSearchSuggestions,
  getSignedInDevices,
  getContributions,
  getStockNotices,
  getWithdrawal,
  getWithdrawnOrders,
  joinCart,
  keepAddress,
  removeAddress,
  setDefaultAddress,
  requestOrderLink,
  addPasskey,
  beginPasskey,
  createPasskeyClient,
  getPasskeys,
  removePasskey,
  renamePasskey,
  signOutDevice,
  signOutEverywhere,
  withdrawFromPurchase,
} from '@torg/commerce-sdk/extensions';
import { SoftwarePasskey } from '@torg/merchant-api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mug, orderTwoMugs, twoMugs } from './testing/buy-two-mugs.ts';
import { openChannel } from './testing/open-channel.ts';
import { workspacePath } from './workspace-path.ts';

const email = 'maja@torg.example';

describe('a channel that is built on the SDK alone', { timeout: 60_000 }, () => {
  let channel: Awaited<ReturnType<typeof openChannel>>;
  beforeAll(async () => void (channel = await openChannel()));
  afterAll(() => channel.close());

  it('finds its channels, lists, products and what goes with them', async () => {
    const { client } = channel;
    expect(await getChannels(client)).toHaveLength(2);
    expect(await getChannel(client)).toMatchObject({ id: '1|se', defaultMarketId: 'se' });
    expect((await getCategories(client, { parentCategoryId: 0 })).length).toBeGreaterThan(1);
    expect(await getCategory(client, { alias: 'koket' })).toMatchObject({ name: 'Köket' });
    expect(await getBrands(client)).toContainEqual(expect.objectContaining({ name: 'Lerkulla' }));
    expect(await getListPage(client, { alias: 'koket' })).toMatchObject({ name: 'Köket', canonicalUrl: '/c/koket' });
    expect(await getListPage(client, { alias: 'saknas' })).toBeNull();
    expect(await getCategoryAddresses(client)).toContainEqual(expect.objectContaining({ canonicalUrl: '/c/koket' }));
    const { count, addresses } = await getProductAddresses(client, { skip: 0, take: 3 });
    expect(count).toBeGreaterThan(150);
    expect(addresses).toHaveLength(3);
    const product = await getProduct(client, mug);
    const id = product?.productId ?? 0;
    expect((await getProductTexts(client, [id])).get(id)).toBe(product?.texts.short);
    expect(product).toMatchObject({ type: 'product', price: { currency: 'SEK', selling: { incVat: 18_900 } } });
    expect(productFacts(product?.parameterGroups ?? [], 'product-safety').length).toBeGreaterThan(0);
    expect((await getRelatedProducts(client, mug))[0]).toMatchObject({ relationType: 'RELATED' });
    expect(await getReviews(client, { ...mug, take: 2 })).toMatchObject({ count: 4, reviews: [{}, {}] });
  });

  it('gives a page of a list and what narrows it in one call, as they are given apart', async () => {
    const { client } = channel;
    const asked = { categoryAlias: 'koket', skip: 0, take: 5 };
    const [together, list, filters] = await Promise.all([
      getFilteredProducts(client, asked),
      getProducts(client, asked),
      getProductFilters(client, { categoryAlias: 'koket' }),
    ]);
    expect(together).toEqual({ list, filters });
  });

  it('narrows a list by what the list says that it can be narrowed by', async () => {
    const { client } = channel;
    const { count, facets, price } = await getProductFilters(client, { categoryAlias: 'koket' });
    expect(count).toBeGreaterThan(10);
    expect(price?.lowest).toBeLessThan(price?.highest ?? 0);
    const value = facets.find(({ type }) => type === 'Brand')?.values[0];
    const narrowed = await getProducts(client, {
      categoryAlias: 'koket',
      facets: [value?.facetId ?? ''],
      skip: 0,
      take: 50,
    });
    expect(narrowed.count).toBe(value?.count);
    expect(new Set(narrowed.products.map(({ brand }) => brand?.name))).toEqual(new Set([value?.label]));
  });

  it('shows menus, pages, areas, and where former addresses lead', async () => {
    const { client, redirects } = channel;
    const menu = await getMenuAtLocation(client, { location: 'main-desktop' });
    expect(menu).toMatchObject({ title: 'Huvudmeny' });
    expect(menu?.items.some(({ children }) => children.length > 0)).toBe(true);
    const row = await getMenuAtLocation(client, { location: 'main-desktop', levels: 1 });
    expect(row?.items).toEqual(menu?.items.map((item) => ({ ...item, children: [] })));
    expect(await getContentPages(client, { includeTags: ['menu'] })).toContainEqual(
      expect.objectContaining({ alias: 'kundservice', canonicalUrl: '/kundservice' }),
    );
    const front = await getWidgetArea(client, { family: 'Frontpage', areaName: 'The front page area' });
    const kinds = front?.containers.flatMap(({ widgets }) => widgets.map(({ kind }) => kind)) ?? [];
    expect(kinds).toContain('banner');
    expect(kinds).not.toContain('unknown');
    expect(await getUrlHistory(client, { url: '/rea' })).toEqual({ oldUrl: '/rea', newUrl: '/dc/vinterljus' });
    expect(await readRedirects({ ...redirects, list: 'addresses' })).toContainEqual({
      oldUrl: '/katalog-2019',
      newUrl: null,
    });
  });

  it('changes a cart in every way', async () => {
    const { client } = channel;
    const { cartId, skuId, lineId } = await twoMugs(client);
    expect(await addToCart(client, { cartId, skuId, quantity: 9999 })).toMatchObject({ ok: false });
    expect(await updateCartItem(client, { cartId, lineId, quantity: 4 })).toMatchObject({
      ok: true,
      cart: { lines: [{ quantity: 4 }] },
    });
    expect(await setCartPromoCode(client, { cartId, code: 'finns inte' })).toEqual({ kind: 'invalid' });
    expect(await setCartPromoCode(client, { cartId, code: 'hundra' })).toMatchObject({
      kind: 'applied',
      cart: { summary: { fixedDiscount: { incVat: 10_000 } }, campaigns: [{}] },
    });
    expect(await removeCartPromoCode(client, { cartId })).toMatchObject({ promoCode: null });
    expect(await setCartMerchantData(client, { cartId, merchantData: '{"a":1}' })).toMatchObject({
      merchantData: '{"a":1}',
    });
    const copy = await cloneCart(client, { cartId });
    expect(copy).toMatchObject({ lines: [{ quantity: 4 }], merchantData: '{"a":1}' });
    const copiedLine = { cartId: copy.id, lineId: copy.lines[0]?.id ?? '' };
    expect(await removeCartItem(client, copiedLine)).toMatchObject({ ok: true, cart: { lines: [] } });
    expect(await setCartPromoCode(client, { cartId: copy.id, code: 'HUNDRA' })).toEqual({
      kind: 'conditions-not-met',
    });
    expect(await clearCart(client, { cartId })).toMatchObject({ lines: [] });
    expect(await completeCart(client, { cartId })).toMatchObject({ isCompleted: true });
    expect(await getCart(client, { cartId, includeCompleted: true })).toMatchObject({ id: cartId });
  });

  it('puts a package together', async () => {
    const { client } = channel;
    const [breakfast] = (await getProducts(client, { searchText: 'frukostset', skip: 0, take: 1 })).products;
    const found = await getProductPackage(client, { alias: breakfast?.alias ?? '' });
    const { packageId, groups } = found ?? { packageId: 0, groups: [] };
    const selections = groups.map(({ groupId, options: [option] }) => ({
      groupId,
      optionId: option?.optionId ?? 0,
      skuId: option?.product.skus[0]?.skuId ?? 0,
    }));
    const { id: cartId } = await getCart(client);
    const odd = [{ groupId: 999, optionId: 1, skuId: 1 }];
    expect(await addPackageToCart(client, { cartId, packageId, selections: odd })).toEqual({
      ok: false,
      refusal: { kind: 'package-choice', groupId: 999 },
    });
    const added = await addPackageToCart(client, { cartId, packageId, selections });
    expect(added).toMatchObject({ ok: true, cart: { lines: groups.map(() => ({ package: { packageId } })) } });
    const groupKey = added.ok ? (added.cart.lines[0]?.groupKey ?? '') : '';
    expect(await updateCartGroup(client, { cartId, groupKey, quantity: 0 })).toMatchObject({
      ok: true,
      cart: { lines: [] },
    });
  });

  it('takes a guest through the checkout, once', async () => {
    const { client, extensions } = channel;
    const { cartId, placed, again } = await orderTwoMugs(client);
    expect(placed).toMatchObject({ kind: 'placed', redirectUrl: null });
    expect(await again()).toEqual(placed);
    expect(await createOrUpdateCheckout(client, { cartId })).toEqual({ kind: 'already-ordered' });
    expect(await getPurchase(client, { id: cartId, paymentType: 'STANDARD' })).toMatchObject({
      isCompleted: true,
      order: { itemValue: { incVat: 37_800 }, rows: [{ quantity: 2 }] },
    });
    const publicId = placed.kind === 'placed' ? placed.publicId : '';
    expect(await getOrderConfirmation(extensions, { id: cartId, cartId })).toMatchObject({ publicId, isBilled: true });
    expect(await claimOrder(extensions, { id: cartId, cartId })).toBeNull();
    expect(await getOrderPublic(client, { publicId })).toMatchObject({
      state: 'received',
      cart: { lines: [{ quantity: 2 }] },
      billingAddress: null,
    });
  });

  it('is told what an order lacks', async () => {
    const { client } = channel;
    const { cartId } = await twoMugs(client);
    expect(await validateOrderConditions(client, { cartId, email })).toEqual({ kind: 'met' });
    const none = { cartId, idempotencyKey: `none-${cartId}` };
    expect(await placeOrder(client, none)).toEqual({ kind: 'field-missing', field: 'email' });
    expect(await setCartShippingFee(client, { cartId, fee: 123 })).toEqual({ kind: 'shipping-fee-not-offered' });
  });

  it('serves whoever is signed in, and nobody else', async () => {
    const { client, signIn } = channel;
    expect([await getUser(client), await getProfile(client), await getOrders(client)]).toEqual([null, null, null]);
    expect(await updateUser(client, {})).toEqual({ kind: 'signed-out' });
    expect(await deleteUser(client)).toEqual({ kind: 'signed-out' });
    expect(await postProductReview(client, { ...mug, rating: 5, author: 'Maja', comment: '' })).toEqual({
      kind: 'signed-out',
    });
    const session = await signIn();
    expect(await getUser(client, session)).toMatchObject({ firstName: 'Anna' });
    expect(await updateUser(client, { address: { city: 'Uppsala' }, personalId: '1' }, session)).toEqual({
      kind: 'invalid-identity-number',
    });
    expect(await updateUser(client, { address: { city: 'Uppsala' } }, session)).toMatchObject({ kind: 'updated' });
    expect(await getProfile(client, session)).toMatchObject({ address: { city: 'Uppsala' } });
    const review = { ...mug, rating: 5, author: 'Anna', comment: 'Fin' };
    expect(await postProductReview(client, review, session)).toEqual({ kind: 'received' });
    const { placed } = await orderTwoMugs(client, session);
    const orderId = placed.kind === 'placed' ? Number(placed.orderId) : 0;
    expect(await getOrders(client, session)).toContainEqual(expect.objectContaining({ orderId }));
    expect(await getOrder(client, { orderId }, session)).toMatchObject({ billingAddress: { city: 'Stockholm' } });
    expect(await getOrder(client, { orderId })).toBeNull();
  });

  it('keeps what a customer marks, and shows what they share to everybody', async () => {
    const { client, extensions, signIn } = channel;
    const { productId = 0 } = (await getProduct(client, mug)) ?? {};
    const session = await signIn();
    const lists = [{ id: 'l1', name: 'Julklappar', add: [productId], isShared: true }];
    expect(await changeFavourites(extensions, { lists })).toBeNull();
    expect(await changeFavourites(extensions, { lists }, session)).toMatchObject({ productIds: [productId] });
    const key = (await getFavourites(extensions, session))?.lists[0]?.shareKey ?? '';
    expect(await getFavourites(extensions)).toBeNull();
    expect(await getSharedFavourites(extensions, { key })).toEqual({ name: 'Julklappar', productIds: [productId] });
  });

  it('writes to whoever asks for it', async () => {
    const { client } = channel;
    const { products } = await getProducts(client, { skip: 0, take: 200 });
    const skuOf = (isWanted: (total: number) => boolean) =>
      products.find(({ stock }) => isWanted(stock.total))?.skus[0]?.skuId ?? 0;
    const [soldOut, buyable] = [skuOf((total) => total === 0), skuOf((total) => total > 0)];
    expect(await monitorProductAvailability(client, { email, skuId: soldOut })).toEqual({ kind: 'registered' });
    expect(await monitorProductAvailability(client, { email, skuId: buyable })).toEqual({ kind: 'in-stock' });
    expect(await monitorProductAvailability(client, { email, skuId: 0 })).toEqual({ kind: 'unknown-item' });
    expect(await subscribeToNewsletter(client, { email })).toEqual({ kind: 'subscribed' });
    expect(await subscribeToNewsletter(client, { email: 'maja' })).toEqual({ kind: 'invalid-email' });
    expect(await requestPasswordReset(client, { email })).toBeUndefined();
    expect(await commitPasswordReset(client, { resetKey: 'old', password: 'hemligt7' })).toEqual({
      kind: 'key-expired',
    });
  });

  it('has more where the channel says so', async () => {
    const { client, extensions, signIn } = channel;
    expect(await getChannelSettings(extensions)).toEqual({ channelId: '1|se', theme: {} });
    expect(await getQuestions(extensions, mug)).toMatchObject({ count: 2 });
    const question = { ...mug, author: 'Maja', text: 'Tål den ugn?' };
    expect(await askQuestion(extensions, question)).toEqual({ kind: 'received' });
    const reviews = await getProductReviews(extensions, { ...mug, rating: 4, sort: 'lowest' });
    expect(reviews).toMatchObject({ distribution: [0, 0, 1, 1, 2], reviews: [{ isVerified: true }] });
    expect(await getSearchSpelling(extensions, { text: 'mgug' })).toEqual({ text: 'mugg', isNeeded: true });
    expect((await getSearchSuggestions(extensions, { text: 'mug' })).products[0]).toMatchObject(mug);
    const { cartId } = await twoMugs(client);
    expect(await getCartChanges(extensions, { cartId })).toEqual([]);
    const delivered = await getDeliveryEstimate(extensions, { postalCode: '11122', cartId });
    expect(delivered).toMatchObject({ kind: 'ways', ways: [{ pickupPoints: [{}, {}, {}] }, {}, {}] });
    const [article] = await getArticles(extensions, { numbers: ['KER-1001'] });
    expect(article).toMatchObject({ number: 'KER-1001', isWithdrawn: false });
    expect(await getOwnPrices(extensions, { productIds: [1] })).toEqual([]);
    const items = [{ skuId: article?.matches[0]?.skuId ?? 0, quantity: 1, message: null }];
    expect(await addItems(extensions, { cartId: (await getCart(client)).id, items })).toMatchObject({ limited: [] });
    expect(await acceptCartPrices(extensions, { cartId })).toBe(true);
    expect(await joinCart(extensions, { cartId })).toBeNull();
    const joined = await joinCart(extensions, { cartId }, await signIn());
    expect(await getCart(client, { cartId: joined?.cartId })).toMatchObject({ lines: [{ quantity: 2 }] });
  });

  it('goes back on a purchase', async () => {
    const { client, extensions } = channel;
    const { placed, skuId } = await orderTwoMugs(client);
    const publicId = placed.kind === 'placed' ? placed.publicId : '';
    expect(await getWithdrawal(extensions, { publicId })).toMatchObject({
      closure: null,
      items: [{ skuId, left: 2 }],
      received: [],
    });
    const one = await getWithdrawal(extensions, { publicId, items: [{ skuId, quantity: 1 }] });
    const { amount = 0 } = one?.refund ?? {};
    expect([amount > 0, one?.refund]).toEqual([true, { amount, offBill: amount, currency: 'SEK' }]);
    const items = [{ skuId, quantity: 3 }];
    const tooMany = { publicId, items, idempotencyKey: `three-${publicId}` };
    expect(await withdrawFromPurchase(extensions, tooMany)).toEqual({ kind: 'too-many', skuId, left: 2 });
    const all = { publicId, idempotencyKey: `all-${publicId}` };
    const received = await withdrawFromPurchase(extensions, all);
    expect(received).toMatchObject({ kind: 'received' });
    expect(await withdrawFromPurchase(extensions, all)).toEqual(received);
    expect(await getWithdrawal(extensions, { publicId })).toMatchObject({ closure: 'nothing-left' });
    expect(await getWithdrawal(extensions, { publicId: 'unknown' })).toBeNull();
  });

  it('keeps what customers have, and ends it where they want', async () => {
    const { client, extensions, signIn } = channel;
    expect(await getBalanceEntries(extensions)).toBeNull();
    const session = await signIn();
    expect(await getBalanceEntries(extensions, session)).toEqual([]);
    expect(await getBoughtGiftCards(extensions, session)).toEqual([]);
    expect(await getGiftCardTerms(extensions)).toEqual({ farthestDays: 365, longestWords: 500 });
    const address = {
      ...{ firstName: 'Maja', lastName: 'Lind', company: '', careOf: '', addressLine1: 'Strandvägen 4' },
      ...{ addressLine2: '', entryCode: '', zip: '39230', city: 'Kalmar', country: 'SE', mobile: '' },
    };
    expect(await keepAddress(extensions, { id: 'cabin', address }, session)).toEqual({ kind: 'kept' });
    expect(await setDefaultAddress(extensions, { id: 'cabin' }, session)).toEqual({ kind: 'set' });
    expect(await getAddressBook(extensions, session)).toEqual([{ id: 'cabin', isDefault: true, ...address }]);
    expect(await removeAddress(extensions, { id: 'cabin' }, session)).toEqual({ kind: 'removed' });
    const kept = await twoMugs(client);
    await saveCart(extensions, { id: 'monday', name: 'Måndag', cartId: kept.cartId }, session);
    expect(await getSavedCarts(extensions, session)).toMatchObject([{ id: 'monday', name: 'Måndag' }]);
    const opened = await openSavedCart(extensions, { id: 'monday', cartId: null, isInPlace: true }, session);
    const other = opened?.cartId ?? '';
    const [line] = (await getCart(client, { cartId: other })).lines;
    expect(await noteLine(extensions, { cartId: other, lineId: line?.id ?? '', message: 'Anna' })).toBe(other);
    expect(await copyCart(extensions, { from: other, cartId: kept.cartId })).toEqual({
      cartId: kept.cartId,
      limited: [],
    });
    expect((await getCart(client, { cartId: kept.cartId })).lines.map(({ message }) => message)).toEqual([
      null,
      'Anna',
    ]);
    await removeSavedCart(extensions, { id: 'monday' }, session);
    expect(await getSavedCarts(extensions, session)).toEqual([]);
    expect(await getContributions(extensions, session)).toMatchObject({
      reviews: [{ rating: 5, isPublished: false }],
      questions: [],
    });
    expect(await getStockNotices(extensions, session)).toEqual([]);
    expect(await endStockNotice(extensions, { id: 7 }, session)).toEqual({ kind: 'unknown-notice' });
    const { placed, cartId } = await orderTwoMugs(client, session);
    expect(await getWithdrawnOrders(extensions, session)).toEqual([]);
    const orderId = placed.kind === 'placed' ? Number(placed.orderId) : 0;
    expect(await requestOrderLink(extensions, { orderId, email })).toEqual({ kind: 'asked' });
    expect(await cancelOrder(extensions, { id: cartId })).toEqual({ kind: 'cancelled', isPaidBack: false });
    expect(await cancelOrder(extensions, { id: 'unknown' })).toEqual({ kind: 'unknown-order' });
    const key = new SoftwarePasskey(channel.origin);
    const begun = await beginPasskey(extensions, session);
    const response = JSON.parse(key.create(JSON.parse(begun.kind === 'begun' ? begun.options : '')));
    expect(await addPasskey(extensions, { response, name: 'Telefonen' }, session)).toEqual({ kind: 'added' });
    expect(await renamePasskey(extensions, { id: key.id, name: 'Datorn' }, session)).toEqual({ kind: 'renamed' });
    expect(await getPasskeys(extensions, session)).toMatchObject([{ name: 'Datorn', host: 'localhost', usedAt: null }]);
    const passkeys = createPasskeyClient(channel.authService);
    const asked = await passkeys.challenge(channel.origin);
    const credential = key.get({ challenge: asked.kind === 'asked' ? String(asked.options['challenge']) : '' });
    const signedIn = await passkeys.signIn({ origin: channel.origin, credential, remember: true });
    expect(signedIn).toMatchObject({ kind: 'signed-in' });
    expect(await removePasskey(extensions, { id: key.id }, session)).toEqual({ kind: 'removed' });
    expect(await getSignedInDevices(extensions, session)).toContainEqual(expect.objectContaining({ isThis: true }));
    expect(await signOutDevice(extensions, { id: 'unknown' }, session)).toEqual({ kind: 'unknown-device' });
    expect(await signOutEverywhere(extensions, { keepThis: false }, session)).toMatchObject({ kind: 'ended' });
    expect(await getSignedInDevices(extensions, session)).toBeNull();
  });

  it('does nothing for an organization of which the customer is no member', async () => {
    const { extensions, signIn } = channel;
    const session = await signIn();
    const notAllowed = { kind: 'not-allowed' };
    expect(await getCompany(extensions, session)).toBeNull();
    expect(await getCompanyApproval(extensions, { id: 'a' }, session)).toBeNull();
    expect(await getCompanyInvitation(extensions, { key: 'k' })).toBeNull();
    expect(await acceptInvitation(extensions, { key: 'k' }, session)).toEqual({ kind: 'invitation-over' });
    const invited = { email: 'ny@torg.example', role: 'buyer' as const, orderLimit: 500_00 };
    expect(await inviteMember(extensions, invited, session)).toEqual(notAllowed);
    expect(await withdrawInvitation(extensions, { id: 'a' }, session)).toEqual(notAllowed);
    expect(await changeMember(extensions, { id: 1, role: 'buyer', orderLimit: null }, session)).toEqual(notAllowed);
    expect(await removeMember(extensions, { id: 1 }, session)).toEqual(notAllowed);
    expect(await requestApproval(extensions, { cartId: 'c' }, session)).toEqual(notAllowed);
    expect(await approvePurchase(extensions, { id: 'a', amount: 100 }, session)).toEqual(notAllowed);
    expect(await refusePurchase(extensions, { id: 'a', reason: '' }, session)).toEqual(notAllowed);
    expect(await reopenPurchase(extensions, { id: 'a', cartId: null }, session)).toBeNull();
  });

  it('has then sent every operation that there is', async () => {
    const written = await Promise.all(['src/operations', 'src/extensions'].map(operationsBelow));
    expect(channel.operations()).toEqual(written.flat().sort());
  });
});

/** The names of the operations that the SDK's documents hold. */
async function operationsBelow(folder: string): Promise<string[]> {
  const base = workspacePath(`libs/commerce-sdk/${folder}`);
  const files = (await readdir(base, { recursive: true })).filter((name) => name.endsWith('.graphql'));
  const texts = await Promise.all(files.map((name) => readFile(join(base, name), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name = '']) => name));
}
