import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCompanies, demoCustomer } from '@torg/merchant-api/settings';
import { cookieJar } from './testing/cookie-jar.ts';
import { openShop } from './testing/open-shop.ts';

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
