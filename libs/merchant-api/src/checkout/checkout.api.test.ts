import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandboxCarrier } from './sandbox-carrier.ts';
import {
  invoiceCheckout,
  openCheckoutClient,
  swedishAddress,
  type CheckoutClient,
} from '../testing/open-checkout-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('a checkout', () => {
  let api: TestApi;
  let client: CheckoutClient;
  let isCarrierDown = false;
  /** What a driver carries to a door. */
  let mostGramsHome = Infinity;
  /** Kronor for sending it home; null where the shop's own fee holds. */
  let homePrice: number | null = null;
  beforeAll(async () => {
    const sandbox = createSandboxCarrier();
    const optionsFor: typeof sandbox.optionsFor = async (question) => {
      if (isCarrierDown) throw new Error('The carrier is down');
      const options = await sandbox.optionsFor(question);
      const price = homePrice === null ? null : homePrice * 100;
      return options
        .filter(({ id }) => id !== 'home' || question.heaviestGrams <= mostGramsHome)
        .map((option) => (option.id === 'home' ? { ...option, price } : option));
    };
    api = await openTestApi({ carrier: { optionsFor } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    [isCarrierDown, mostGramsHome, homePrice] = [false, Infinity, null];
    client = await openCheckoutClient(api);
    await client.add('MUG-1', 1);
  });

  const fillIn = async (checkout: object, shop: object = {}) => (await client.fillIn(checkout, shop)).data.checkout;
  const ids = (options: { id: number }[]) => options.map(({ id }) => id);
  const selected = (options: { id: number; isSelected: boolean }[]) => options.find(({ isSelected }) => isSelected)?.id;

  const shippingOfCart = async () => (await client.read()).summary.shipping.feeIncVat;

  it('offers ways of paying before it knows where the goods go, and says what needs to know that', async () => {
    const opened = await fillIn({});
    expect(opened).toMatchObject({ shippingOptions: [], checkoutStatus: 'OK' });
    expect([ids(opened.paymentOptions), selected(opened.paymentOptions)]).toEqual([[1, 2, 3, 4], 1]);
    expect(JSON.parse(opened.shippingData)).toEqual({
      options: [],
      selectedOptionId: null,
      problem: {
        code: 'FIELD_MISSING',
        message: expect.stringMatching(/^Send the postal code of the address\. Offered with one: .+, .+, .+\.$/),
      },
    });
    expect(opened.cart.summary.shipping).toMatchObject({ isDefault: true });
    expect(await fillIn({ billingAddress: { city: 'Solna' } })).toMatchObject({ shippingOptions: [] });
  });

  it('offers nothing for a postal code that is none', async () => {
    const { shippingOptions, paymentOptions } = await fillIn({ billingAddress: { zip: '1112' } });
    expect([shippingOptions, paymentOptions]).toEqual([[], []]);
  });

  it('shows no form of a provider before a way of sending is known', async () => {
    const { paymentOptions } = await fillIn({ paymentId: 3 });
    expect(selected(paymentOptions)).toBe(3);
    expect(paymentOptions.filter(({ paymentData }: { paymentData: string | null }) => paymentData)).toEqual([]);
  });

  it('selects the first of each, and never credit', async () => {
    const { shippingOptions, paymentOptions, cart } = await fillIn({ billingAddress: { zip: '111 22' } });
    expect([ids(shippingOptions), selected(shippingOptions)]).toEqual([[1, 2, 3], 1]);
    expect([ids(paymentOptions), selected(paymentOptions)]).toEqual([[1, 2, 3, 4], 1]);
    expect(cart.summary.shipping).toMatchObject({ id: 1, isDefault: false, isSelected: true });
  });

  it('keeps what was filled in where nothing new comes', async () => {
    await fillIn({ email: 'a@torg.example', billingAddress: swedishAddress });
    const { email, billingAddress } = await fillIn({ email: null, billingAddress: { city: 'Solna' } });
    expect(email).toBe('a@torg.example');
    expect(billingAddress).toMatchObject({ firstName: 'Maja', zip: '111 22', city: 'Solna', phone: '' });
  });

  it.each(['first', 'later'])('keeps all that is filled in at the same moment, %s', async (when) => {
    if (when === 'later') await fillIn({ shippingId: 1 });
    const parts = [{ firstName: 'Maja' }, { zip: '111 22' }, { city: 'Solna' }, { country: 'SE' }, { phone: '070' }];
    await Promise.all(parts.map((part) => fillIn({ billingAddress: part })));
    expect((await fillIn({})).billingAddress).toEqual(Object.assign({}, ...parts));
  });

  it('adds the fees of what is chosen, free from where the option says', async () => {
    const { cart, shippingOptions } = await fillIn({ billingAddress: swedishAddress, shippingId: 3, paymentId: 4 });
    // A mug costs 100 kr.
    expect(cart.summary.fees).toEqual({ shippingFeeIncVat: 89, paymentFeeIncVat: 0 });
    expect(cart.summary.total).toEqual({ sellingPriceIncVat: 189, vat: 37.8 });
    expect(shippingOptions[0]).toMatchObject({ feeIncVat: 0, amountLeftToFreeShipping: 0 });
    expect(shippingOptions[2]).toMatchObject({ feeIncVat: 89, feeExVat: 71.2, amountLeftToFreeShipping: 899 });
    expect((await client.read()).summary.total.sellingPriceIncVat).toBe(189);
  });

  it('counts one way of sending in cart and checkout, where the chosen one is offered no more', async () => {
    const chosen = await fillIn({ billingAddress: swedishAddress, shippingId: 3 });
    expect([selected(chosen.shippingOptions), await shippingOfCart()]).toEqual([3, 89]);
    mostGramsHome = 100;
    const after = await shippingOfCart();
    expect([selected((await fillIn({})).shippingOptions), after]).toEqual([1, 0]);
  });

  it('sends nothing where nobody delivers, and says so', async () => {
    const { shippingOptions, paymentOptions, shippingData } = await fillIn({ billingAddress: { zip: '99999' } });
    expect([shippingOptions, paymentOptions]).toEqual([[], []]);
    expect(JSON.parse(shippingData)).toMatchObject({ options: [], problem: { code: 'NOT_DELIVERED' } });
    const svalbard = await fillIn({ billingAddress: { zip: '9170' } }, { channelId: '2|no' });
    expect(svalbard.shippingOptions).toEqual([]);
  });

  it('understands the market’s country in words, and offers nothing to any other', async () => {
    const { billingAddress } = await fillIn({ billingAddress: { ...swedishAddress, country: 'Sweden' } });
    expect(billingAddress.country).toBe('SE');
    const abroad = await fillIn({ billingAddress: { country: 'Norway' } });
    expect([abroad.billingAddress.country, abroad.shippingOptions]).toEqual(['Norway', []]);
  });

  it('speaks the language and takes the postal codes of its market', async () => {
    const { shippingOptions, paymentOptions } = await fillIn(
      { billingAddress: { zip: '0150' } },
      { channelId: '2|no' },
    );
    expect(shippingOptions[0]).toMatchObject({ displayName: 'Hentested nær deg' });
    expect(paymentOptions[0]).toMatchObject({ displayName: 'Vipps', isSelected: true });
  });

  it('has the places and days of the carrier, and goes on without them', async () => {
    const data = JSON.parse((await fillIn({ billingAddress: swedishAddress })).shippingData);
    expect(data.selectedOptionId).toBe('pickup');
    expect(data.options[0]).toMatchObject({
      id: 'pickup',
      priceValue: 0,
      description1: 'Kan hämtas från tisdag 24 november',
    });
    expect(data.options[0].agents[0]).toMatchObject({ name: 'Kvarterslivs', zipCode: '11122', distance: 250 });
    isCarrierDown = true;
    const without = await fillIn({});
    expect([without.shippingData, ids(without.shippingOptions)]).toEqual([null, [1, 2, 3]]);
  });

  describe('with a fee that the carrier asks', () => {
    const home = { billingAddress: swedishAddress, shippingId: 3 };
    const setFee = (shippingFee: number) =>
      api.query(
        `mutation($cartId: String!, $shippingFee: Decimal!) {
          setCartShippingFee(cartId: $cartId, shippingFee: $shippingFee) { cart { summary { fees { shippingFeeIncVat } } } }
        }`,
        { cartId: client.id, shippingFee },
      );
    const getCart = async (allow: boolean) => {
      const { data } = await api.query(
        `{ getCart(id: "${client.id}", allowExternalShippingFee: ${allow}) { summary { shipping { feeIncVat } } } }`,
      );
      return data.getCart.summary.shipping.feeIncVat;
    };
    const feeOf = (opened: { cart: { summary: { fees: { shippingFeeIncVat: number } } } }) =>
      opened.cart.summary.fees.shippingFeeIncVat;
    beforeEach(async () => {
      homePrice = 75.5;
      await fillIn(home);
    });

    it('shows it where it is allowed, until -1 takes it away', async () => {
      expect(feeOf((await setFee(75.5)).data.setCartShippingFee)).toBe(75.5);
      expect([await getCart(true), await getCart(false)]).toEqual([75.5, 89]);
      expect(feeOf(await fillIn({ externalShippingFee: -1 }))).toBe(89);
    });

    it.each([0, 75, 49])('takes no %d, which nobody asks, and keeps all as it was', async (fee) => {
      await setFee(75.5);
      for (const { codes } of [await setFee(fee), await client.fillIn({ externalShippingFee: fee, email: 'x@y.se' })]) {
        expect(codes).toEqual(['SHIPPING_FEE_NOT_OFFERED']);
      }
      expect(await fillIn({})).toMatchObject({ email: null, cart: { summary: { fees: { shippingFeeIncVat: 75.5 } } } });
    });

    it('follows the option, the place and the carrier', async () => {
      await setFee(75.5);
      expect(feeOf(await fillIn({ shippingId: 1 }))).toBe(0);
      expect(feeOf(await fillIn({ shippingId: 3 }))).toBe(89);
      await setFee(75.5);
      homePrice = 80;
      expect((await client.order({ ...invoiceCheckout, shippingId: 3 })).codes).toEqual(['SHIPPING_FEE_NOT_OFFERED']);
      expect(feeOf(await fillIn({}))).toBe(89);
    });

    it('is the option’s own where that is sent, and goes on with the cart', async () => {
      await setFee(89);
      await client.add('MUG-1', 9);
      expect(await getCart(true)).toBe(0);
    });

    it('refuses what no fee can be', async () => {
      expect((await client.fillIn({ externalShippingFee: -2 })).codes).toEqual(['BAD_USER_INPUT']);
    });
  });

  it('says that a customer is blocked', async () => {
    expect((await fillIn({ email: ' Sparrad@torg.example' })).checkoutStatus).toBe('CUSTOMER_BLACKLISTED');
    const { data } = await api.query(
      `{ validateOrderConditions(cartId: "${client.id}", email: "sparrad@torg.example") { isValid message } }`,
    );
    expect(data.validateOrderConditions).toEqual({ isValid: false, message: 'Customer is blacklisted' });
  });

  it.each([
    ['an unknown cart', 'unknown', {}, 'CART_NOT_FOUND'],
    ['a day that is none', null, { desiredDeliveryDate: 'i morgon' }, 'BAD_USER_INPUT'],
    ['more text than anyone writes', null, { message: 'a'.repeat(2001) }, 'BAD_USER_INPUT'],
  ])('refuses %s', async (_, id, checkout, code) => {
    const { codes } = await api.query(
      `mutation($id: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $id, checkout: $checkout) { email }
      }`,
      { id: id ?? client.id, checkout },
    );
    expect(codes).toEqual([code]);
  });
});
