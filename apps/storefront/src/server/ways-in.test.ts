import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openShop } from './testing/open-shop.ts';

const norway = 'nb.localhost:3000';
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({ openApi: () => openEmbeddedApi({ outbox: true }) });
});

afterAll(() => shop.close());

interface Sent {
  fields: Record<string, string>;
  cookie?: string;
  host?: string;
}

function send(path: string, { fields, cookie, host }: Sent): Promise<Response> {
  const headers = cookie === undefined ? undefined : { cookie };
  return shop.ask(path, { method: 'POST', body: new URLSearchParams(fields), ...(headers && { headers }) }, host);
}

const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';

const person = {
  ...{ form: 'register', customerType: 'PERSON', firstName: 'Elsa', lastName: 'Berg' },
  ...{ password: 'mitt-lösen', repeated: 'mitt-lösen' },
};
const account = (email: string) => ({ ...person, email });

describe('an account is made', () => {
  it('by a person, who is signed in and greeted by name', async () => {
    const answer = await send('/account/create', { fields: account('elsa@torg.example') });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account?created=1']);
    const greeting = await shop.ask('/account?created=1', { headers: { cookie: cookieJar(answer) } });
    expect(await greeting.text()).toContain('Ditt konto är skapat');
    const page = await shop.ask('/account', { headers: { cookie: cookieJar(answer) } });
    expect(await page.text()).toContain('Hej Elsa');
  });

  it('by an organization of Norway, whose number is one of Norway', async () => {
    const fields = { ...account('fjord@torg.example'), customerType: 'ORGANIZATION', company: 'Fjord AS' };
    const refused = await send('/account/create', {
      fields: { ...fields, organizationId: '556016-0680' },
      host: norway,
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Du må oppgi et gyldig organisasjonsnummer');
    const answer = await send('/account/create', {
      fields: { ...fields, organizationId: '923 609 016' },
      host: norway,
    });
    expect(answer.status).toBe(303);
  });

  it.each([
    ['Du måste ange en giltig email', { email: 'elsa' }],
    ['Ditt lösenord måste innehålla minst 7 tecken', { password: 'kort', repeated: 'kort' }],
    ['Du måste ange ett lösenord', { password: '', repeated: '' }],
    ['Lösenorden matchar inte', { repeated: 'ett-annat' }],
    ['Detta fält är obligatoriskt', { firstName: '' }],
    [
      'Du måste ange ett giltigt organisationsnummer',
      { customerType: 'ORGANIZATION', company: 'AB', organizationId: '1' },
    ],
    ['Se till att alla fält är giltiga', { lastName: ' ' }],
  ])('by nobody who is told %s', async (text, wrong) => {
    const answer = await send('/account/create', { fields: { ...account('nobody@torg.example'), ...wrong } });
    const page = await answer.text();
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
    expect(page).toContain(text);
    expect(page).not.toContain('mitt-lösen');
  });

  it('with a mail about the newsletter, of which they are told where they asked for it', async () => {
    const fields = { ...account('news@torg.example'), newsletter: 'on' };
    const answer = await send('/account/create', { fields });
    const path = answer.headers.get('location') ?? '';
    expect(path).toBe('/account?created=newsletter');
    const page = await (await shop.ask(path, { headers: { cookie: cookieJar(answer) } })).text();
    expect(page).toContain('Ditt konto är skapat och du är inloggad. Bekräfta nyhetsbrevet i mejlet');
    const other = await shop.ask('/account?created=1', { headers: { cookie: cookieJar(answer) } });
    expect(await other.text()).not.toContain('Bekräfta nyhetsbrevet');
  });

  it('beside what goes for it: the terms, and what becomes of what is told', async () => {
    const page = mainOf(await (await shop.ask('/account/create')).text());
    for (const [path, title] of Object.entries({
      '/kopvillkor': 'Köpvillkor',
      '/integritetspolicy': 'Integritetspolicy',
    }))
      expect(page).toMatch(new RegExp(`<a href="${path}"[^>]*>${title} \\(ny flik\\)`));
  });

  it('once: Ett konto med denna email existerar redan', async () => {
    const answer = await send('/account/create', { fields: account('anna@torg.example') });
    const page = await answer.text();
    expect(page).toContain('Ett konto med denna email existerar redan');
    // By the button, which has the focus.
    expect(page.indexOf('role="alert"')).toBeGreaterThan(page.indexOf('name="repeated"'));
  });

  it.each([
    ['/kassan?steg=2', '/kassan?steg=2'],
    ['//elsewhere.example', '/account?created=1'],
    ['https://elsewhere.example/', '/account?created=1'],
  ])('on the way to %s, and leads to %s', async (returnTo, location) => {
    const email = `${encodeURIComponent(returnTo).replaceAll(/\W/g, '')}@torg.example`;
    const answer = await send(`/account/create?${new URLSearchParams({ returnTo })}`, { fields: account(email) });
    expect(answer.headers.get('location')).toBe(location);
  });
});

describe('a forgotten password', () => {
  const mailedLink = async () => {
    const { mails } = (await (await shop.ask('/outbox')).json()) as { mails: { id: number; kind: string }[] };
    const mail = mails.find(({ kind }) => kind === 'password-reset');
    const text = await (await shop.ask(`/outbox/${mail?.id}`)).text();
    return /\/account\/reset-password\?resetKey=[\w-]+/.exec(text)?.[0] ?? '';
  };

  it('is answered alike whether there is an account or not', async () => {
    const texts = [];
    for (const email of ['anna@torg.example', 'nobody-at-all@torg.example']) {
      const answer = await send('/account/forgot-password', {
        fields: { form: 'forgot-password', email, returnTo: '' },
      });
      texts.push(mainOf(await answer.text()).replaceAll(email, ''));
      expect(answer.status).toBe(200);
    }
    expect(texts[0]).toContain('Om det finns ett konto för');
    expect(texts[0]).toBe(texts[1]);
  });

  it('is chosen anew by the link of the mail, which serves once', async () => {
    const link = await mailedLink();
    const page = await shop.ask(link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const resetKey = new URLSearchParams(link.split('?')[1]).get('resetKey') ?? '';
    const fields = { form: 'reset-password', resetKey, password: 'torg-demo-2', repeated: 'torg-demo-2' };
    expect(await (await send(link, { fields })).text()).toContain('Ditt lösenord är bytt');
    expect(await (await send(link, { fields })).text()).toContain('Länken gäller inte längre');
    const signIn = (password: string) =>
      send('/account', { fields: { form: 'sign-in', email: 'anna@torg.example', password } });
    const refused = await (await signIn('torg-demo-1')).text();
    expect(refused.indexOf('role="alert"')).toBeGreaterThan(refused.indexOf('name="password"'));
    expect([(await signIn('torg-demo-1')).status, (await signIn('torg-demo-2')).status]).toEqual([422, 303]);
  });

  it.each([
    ['localhost:3000', '/kassan'],
    [norway, '/kassen?a=b'],
  ])(
    'on %s leads on to where it was forgotten, in the browser that asked, and writes nothing of it in the mail',
    async (host, returnTo) => {
      const email = `forgot-${host.replaceAll(/\W/g, '-')}@torg.example`;
      await send('/account/create', { fields: account(email), host });
      const fields = { form: 'forgot-password', email, returnTo };
      const kept = cookieJar(await send('/account/forgot-password', { fields, host }));
      await expect.poll(mailedLink).not.toBe('');
      const link = await mailedLink();
      expect(link).not.toContain('returnTo');
      const led = await shop.ask(link, { headers: { cookie: kept } }, host);
      const page = led.headers.get('location') ?? '';
      expect([led.status, page]).toEqual([302, `${link}&returnTo=${encodeURIComponent(returnTo)}`]);
      const signedIn = await send(page, {
        fields: { form: 'sign-in', email, password: 'mitt-lösen' },
        cookie: kept,
        host,
      });
      expect(signedIn.headers.get('location')).toBe(returnTo);
      expect((await shop.ask(link, {}, host)).status).toBe(200);
    },
  );

  it.each(['//evil.example', '/\\evil.example', 'https:evil.example', ''])('never leads on to %j', async (returnTo) => {
    const fields = { form: 'forgot-password', email: 'nobody-at-all@torg.example', returnTo };
    const asked = await send('/account/forgot-password', { fields });
    const kept = `torg-return=${encodeURIComponent(returnTo)}`;
    for (const cookie of [cookieJar(asked), kept])
      expect((await shop.ask('/account/reset-password?resetKey=a', { headers: { cookie } })).status).toBe(200);
  });

  it('takes the key by its short name too, and asks for a new mail where there is none', async () => {
    expect(await (await shop.ask('/account/reset-password?key=abc')).text()).toContain('name="password"');
    expect(await (await shop.ask('/account/reset-password')).text()).toContain('Skicka en ny länk');
  });
});

describe('another password', () => {
  const settings = '/mina-sidor/installningar';
  const email = 'karin@torg.example';
  let cookie = '';
  const change = (fields: Record<string, string>) =>
    send(settings, {
      fields: { form: 'change-password', newPassword: 'ett-nytt-lösen', repeated: 'ett-nytt-lösen', ...fields },
      cookie,
    });

  beforeAll(async () => {
    cookie = cookieJar(await send('/account/create', { fields: { ...account(email), remember: 'on' } }));
  });

  it('ends every other session, and this one goes on, remembered as it was', async () => {
    const other = cookieJar(await send('/account', { fields: { form: 'sign-in', email, password: 'mitt-lösen' } }));
    const answer = await change({ password: 'mitt-lösen' });
    expect(await answer.text()).toContain('Ditt lösenord är bytt');
    cookie = cookieJar(answer);
    expect(answer.headers.getSetCookie().join()).toContain('Max-Age=604800');
    const who = async (held: string) =>
      (await (await shop.ask('/session', { headers: { cookie: held } })).json()) as unknown;
    expect(await who(other)).toMatchObject({ kind: 'anonymous' });
    expect(await who(cookie)).toMatchObject({ kind: 'signed-in' });
  });

  it('is told by mail in the language of the shop where it was changed', async () => {
    const [host, kari] = ['nb.localhost:3000', { ...account('kari-changes@torg.example') }];
    const post = (path: string, fields: Record<string, string>, held = '') =>
      shop.ask(path, { method: 'POST', headers: { cookie: held }, body: new URLSearchParams(fields) }, host);
    const held = cookieJar(await post('/account/create', kari));
    const next = { password: 'mitt-lösen', newPassword: 'ett-nytt-lösen', repeated: 'ett-nytt-lösen' };
    await post('/min-konto/innstillinger', { form: 'change-password', ...next }, held);
    const { mails } = (await (await shop.ask('/outbox')).json()) as { mails: object[] };
    expect(mails[0]).toMatchObject({ kind: 'password-changed', languageId: 'nb-NO', to: kari.email });
  });

  it('is refused where the two do not match', async () => {
    const answer = await change({ password: 'ett-nytt-lösen', repeated: 'nästan' });
    expect(await answer.text()).toContain('Lösenorden matchar inte');
  });

  it('signs out whoever has the current one wrong, and says so where it asks them to sign in again', async () => {
    const answer = await change({ password: 'fel-lösenord' });
    const location = '/?action=login&returnTo=%2Fmina-sidor%2Finstallningar&ended=wrong-password';
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expect(await (await shop.ask(location)).text()).toContain('Det nuvarande lösenordet stämde inte.');
    expect(cookieJar(answer)).toBe('');
    const page = await shop.ask(settings, { headers: { cookie } });
    expect(page.status).toBe(302);
  });

  it('is nothing that another site can ask for', async () => {
    const body = JSON.stringify({ password: 'ett-nytt-lösen', newPassword: 'annat-lösen' });
    const headers = { origin: 'https://elsewhere.example', cookie };
    expect((await shop.ask('/session/password', { method: 'POST', body, headers })).status).toBe(403);
  });
});

it('a challenge that nobody signs is logged as an auth client error, and blames no password', async () => {
  const unsigned = await openShop({
    between: (request, api) =>
      request.url.includes('/auth/sign/') ? Promise.resolve(new Response('{}', { status: 401 })) : api.fetch(request),
  });
  const body = new URLSearchParams({ form: 'sign-in', email: 'anna@torg.example', password: 'torg-demo-1' });
  const page = await (await unsigned.ask('/account', { method: 'POST', body })).text();
  expect(mainOf(page)).not.toContain('stämmer inte');
  const [error, ...more] = unsigned.reported;
  expect(error).toMatchObject({
    message: 'Auth client error: a challenge was not signed',
    cause: { code: 'SERVER', status: 401 },
  });
  expect(more).toEqual([]);
  await unsigned.close();
});
