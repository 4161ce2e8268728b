import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, getCart, getProducts } from '@torg/commerce-sdk';
import { demoCompanies, demoCustomer } from '@torg/merchant-api/settings';
import { cookieJar } from './testing/cookie-jar.ts';
import { openShop } from './testing/open-shop.ts';
import { clientWith } from './testing/order-mugs-with.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

async function signIn({ email, password }: { email: string; password: string } = demoCustomer): Promise<Response> {
  return shop.ask('/account', { method: 'POST', body: new URLSearchParams({ form: 'sign-in', email, password }) });
}

it('shows a member their organization, and nobody else one; a link that is over says so', async () => {
  const [company] = demoCompanies;
  const [leads] = company?.members ?? [];
  const member = cookieJar(await signIn(leads));
  const read = async (path: string, cookie: string) => {
    const answer = await shop.ask(path, { headers: { cookie } });
    return [answer.status, await answer.text()] as const;
  };
  const [status, html] = await read('/mina-sidor/foretaget', member);
  expect(status).toBe(200);
  expect(html).toContain('Lindbacka Bygg AB</h1>');
  expect(html).toContain('Bjud in en person');
  expect((await read('/mina-sidor/saldo', member))[1]).toContain('href="/mina-sidor/foretaget"');
  const anna = cookieJar(await signIn());
  expect((await read('/mina-sidor/saldo', anna))[1]).not.toContain('href="/mina-sidor/foretaget"');
  expect((await read('/mina-sidor/foretaget/godkann?id=none', member))[0]).toBe(404);
  const [gone, text] = await read('/foretag/inbjudan?key=none', '');
  expect(gone).toBe(404);
  expect(text).toContain('Inbjudan gäller inte längre');
});

/** A cart that costs more than so much (minor units), of whatever the shop has. */
async function cartAbove(amount: number, cookie: string): Promise<string> {
  const client = clientWith(shop, cookie);
  const { id: cartId } = await getCart(client);
  const { products } = await getProducts(client, { skip: 0, take: 200 });
  for (const { skus } of products) {
    const skuId = skus[0]?.skuId ?? 0;
    const added = await addToCart(client, { cartId, skuId, quantity: 5 });
    if (added.ok && added.cart.summary.subTotal.incVat > amount) return cartId;
  }
  throw new Error('The shop has too little');
}

async function checkoutOf(member: number, amount: number): Promise<string> {
  const cookie = cookieJar(await signIn(demoCompanies[0]?.members[member]));
  const cartId = await cartAbove(amount, cookie);
  const answer = await shop.ask('/kassan', { headers: { cookie: `${cookie}; torg-cart=${cartId}` } });
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

const ways = (html: string) => html.match(/<input[^>]*name="paymentId"[^>]*>/g) ?? [];
const sara = 2;
const karin = 0;

it('has nothing but the bill chosen above a buyer’s limit, and says why; without script too', async () => {
  const html = await checkoutOf(sara, 1_500_00);
  expect(ways(html).length).toBeGreaterThan(1);
  expect(ways(html).filter((way) => !way.includes('disabled'))).toHaveLength(1);
  expect(ways(html).filter((way) => way.includes('checked'))).toEqual([]);
  expect(html).toContain('Går inte att välja: ordern är över din gräns på 1 500 kr');
  expect(html).toContain('Skicka för godkännande');
});

it('sends nothing for approval above the credit, and says who may order it', async () => {
  const html = await checkoutOf(sara, 60_000_00);
  expect(html).toContain(
    '50 000 kr är kvar av kredit för Lindbacka Bygg AB. Ta bort något, eller be Karin Lindbacka beställa.',
  );
  expect(html).not.toContain('Skicka för godkännande');
});

it('leaves whoever has no limit another way of paying above the credit', async () => {
  const html = await checkoutOf(karin, 60_000_00);
  expect(html).toContain('Går inte att välja: 50 000 kr är kvar av företagets kredit.');
  expect(ways(html).filter((way) => way.includes('checked') && !way.includes('disabled'))).toHaveLength(1);
});
