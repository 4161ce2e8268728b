import { demoCompanies, demoCustomer } from '@torg/merchant-api/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConfirmationReader } from './testing/open-confirmation-reader.ts';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { cookieJar } from './testing/cookie-jar.ts';

let shop: Awaited<ReturnType<typeof openConfirmationReader>>;
let cookies: Readonly<Record<Who, string>>;

type Who = 'visitor' | 'customer' | 'member';

async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const body = new URLSearchParams({ form: 'sign-in', email, password });
  return cookieJar(await shop.ask('/account', { method: 'POST', body }));
}

beforeAll(async () => {
  shop = await openConfirmationReader();
  const leads = demoCompanies[0]?.members[0];
  cookies = { visitor: '', customer: await signIn(demoCustomer), member: await signIn(leads ?? demoCustomer) };
}, 120_000);
afterAll(() => shop.close());

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
const written = ['text', 'email', 'tel', 'password', 'search', 'date'];

/** What is written in the main part of a page: each field with its token, and what keys a phone shows for it where those are not the letters. */
function hintsOf(html: string): Record<string, string> {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const inputs = [...main.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const fields = inputs.filter((tag) => written.includes(attribute(tag, 'type') ?? 'text'));
  return Object.fromEntries(
    fields.map((tag) => {
      const type = attribute(tag, 'type') ?? 'text';
      const keys = ['email', 'tel'].includes(type) ? type : attribute(tag, 'inputmode');
      const hint = attribute(tag, 'autocomplete') ?? 'says nothing';
      return [attribute(tag, 'name') ?? 'not sent', keys ? `${hint} (${keys})` : hint];
    }),
  );
}

const who = { firstName: 'given-name', lastName: 'family-name', mobile: 'tel (tel)' };
const place = {
  ...{ addressLine1: 'address-line1', addressLine2: 'address-line2', zip: 'postal-code (numeric)' },
  ...{ city: 'address-level2', careOf: 'off', entryCode: 'off' },
};
const chosen = { password: 'new-password', repeated: 'new-password' };
/** What is asked of an address in the checkout, where browsers keep who is billed and where goods go apart. */
const addressIn = (section: 'billing' | 'shipping') => ({
  [`${section}Address.firstName`]: `${section} given-name`,
  [`${section}Address.lastName`]: `${section} family-name`,
  [`${section}Address.addressLine1`]: `${section} address-line1`,
  [`${section}Address.addressLine2`]: `${section} address-line2`,
  [`${section}Address.zip`]: `${section} postal-code (numeric)`,
  [`${section}Address.city`]: `${section} address-level2`,
  [`${section}Address.entryCode`]: 'off',
});

const pages: readonly (readonly [string, Who, string, Readonly<Record<string, string>>])[] = [
  ['signing in', 'visitor', '/account', { email: 'username (email)', password: 'current-password' }],
  [
    'making an account',
    'visitor',
    '/account/create',
    {
      ...{ company: 'organization', organizationId: 'off (numeric)', ...who },
      ...{ email: 'username (email)', ...chosen },
    },
  ],
  ['a forgotten password', 'visitor', '/account/forgot-password', { email: 'username (email)' }],
  ['the password that comes after it', 'visitor', '/account/reset-password?resetKey=a', chosen],
  [
    'the settings of a customer',
    'customer',
    '/mina-sidor/installningar',
    {
      ...{ company: 'organization', organizationId: 'off (numeric)', reference: 'off' },
      ...{ personalId: 'off (numeric)', ...who, ...place },
      // Whose password is changed is said beside, so that what keeps passwords keeps the new one.
      ...{ 'not sent': 'username (email)', password: 'current-password', newPassword: 'new-password' },
      ...{ repeated: 'new-password' },
    },
  ],
  ['an address', 'customer', '/mina-sidor/adresser?address=new', { ...who, company: 'organization', ...place }],
  [
    'who is asked into an organization',
    'member',
    '/mina-sidor/foretaget',
    { email: 'off (email)', orderLimit: 'off (decimal)' },
  ],
  ['many articles at once', 'member', '/snabborder', { mark: 'off' }],
  ['an order that is looked for', 'visitor', '/hitta-order', { orderNumber: 'off (numeric)', email: 'email (email)' }],
];

describe('what a browser fills in, by the tokens of the HTML standard, and the keys that a phone shows', () => {
  it.each(pages)('for %s', async (_what, visitor, path, hints) => {
    const answer = await shop.ask(path, { headers: { cookie: cookies[visitor] } });
    expect(hintsOf(await answer.text())).toEqual(hints);
  });

  it.each([
    // Without script the number that a bill needs is asked from the start.
    ['PERSON', { identityNumber: 'off (numeric)' }],
    [
      'ORGANIZATION',
      {
        ...{ 'billingAddress.company': 'billing organization', identityNumber: 'off (numeric)' },
        ...{ goodsLabel: 'off', customerOrderNumber: 'off', eInvoice: 'off' },
      },
    ],
  ])('for the checkout of a visitor who buys as %s', async (customerType, besides) => {
    const { cartId } = await twoMugs(shop.client);
    const cookie = `torg-customer-type=${customerType}; torg-cart=${cartId}`;
    const fields = { form: 'checkout', customerType, otherAddress: 'on', step: 'update' };
    const body = new URLSearchParams(fields);
    const sent = await shop.ask('/kassan', {
      method: 'POST',
      headers: { cookie, origin: 'http://localhost:3000' },
      body,
    });
    expect(hintsOf(await sent.text())).toEqual({
      ...{ email: 'email (email)', ...besides, ...addressIn('billing') },
      ...{ 'billingAddress.careOf': 'off', 'billingAddress.mobile': 'billing tel (tel)' },
      ...addressIn('shipping'),
      ...(customerType === 'ORGANIZATION' && { 'shippingAddress.company': 'shipping organization' }),
    });
  });
});
