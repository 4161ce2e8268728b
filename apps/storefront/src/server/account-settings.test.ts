import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCookie } from '../scope/cart-cookie.ts';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';
import { clientWith } from './testing/order-mugs-with.ts';

const norway = 'nb.localhost:3000';
const settingsAt = { 'localhost:3000': '/mina-sidor/installningar', [norway]: '/min-konto/innstillinger' };
type Host = keyof typeof settingsAt;

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => void (shop = await openShop({ openApi: () => openEmbeddedApi({ outbox: true }) })));
afterAll(() => shop.close());

/** A customer of a market, on the page of their settings. */
async function customer(email: string, host: Host = 'localhost:3000') {
  const fields = { form: 'register', customerType: 'PERSON', firstName: 'Elsa', lastName: 'Berg', email };
  const body = new URLSearchParams({ ...fields, password: 'mitt-lösen', repeated: 'mitt-lösen' });
  const cookie = cookieJar(await shop.ask('/account/create', { method: 'POST', body }, host));
  const path = settingsAt[host];
  return {
    cookie,
    page: async () => (await shop.ask(path, { headers: { cookie } }, host)).text(),
    save: (sent: Record<string, string>) =>
      shop.ask(path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(sent) }, host),
  };
}

const person = {
  ...{ form: 'profile', customerType: 'PERSON', firstName: 'Elsa', lastName: 'Berg', gender: 'WOMAN' },
  ...{ personalId: '811218-9876', mobile: '070-174 06 05', careOf: 'Nyström', addressLine1: 'Storgatan 1' },
  ...{ addressLine2: 'Trappa B', zip: '111 22', city: 'Stockholm', country: 'SE', entryCode: '1234' },
  ...{ orderMessage: 'Ring på två gånger', newsletter: 'on' },
};

const valueOf = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]*)"`).exec(html)?.[1];
const isTicked = (html: string, name: string) => new RegExp(`<input(?=[^>]*name="${name}")[^>]*checked`).test(html);

describe('the settings of an account', () => {
  it('keep every field of a person of Sweden', async () => {
    const elsa = await customer('elsa@torg.example');
    const saved = await elsa.save(person);
    expect(saved.status).toBe(200);
    // By the button that was pressed: the form is taller than a screen.
    expect(await saved.text()).toMatch(/Dina uppgifter är sparade\.(?:(?!<input)[^])*Spara uppgifterna/);
    const page = await elsa.page();
    const { form: _, customerType: __, gender: ___, orderMessage, newsletter: ____, country: _____, ...typed } = person;
    const written = { ...typed, personalId: '198112189876', mobile: '+46701740605' };
    expect(Object.keys(typed).map((name) => valueOf(page, name))).toEqual(Object.values(written));
    expect(page).toContain(orderMessage);
    expect(page).toMatch(/<option value="WOMAN" selected/);
    expect(page).toMatch(/<option value="SE" selected/);
    expect(isTicked(page, 'newsletter')).toBe(true);
  });

  it('say how the e-mail address is changed', async () => {
    const page = await (await customer('ebbe@torg.example')).page();
    expect(page).toMatch(/Vill du byta e-postadress\? Skriv till kundservice på <a href="mailto:[^"]+"/);
  });

  it('keep every field of a person of Norway', async () => {
    const kari = await customer('kari@torg.example', norway);
    const norwegian = { personalId: '130972 48022', mobile: '412 34 567', zip: '0150', city: 'Oslo', country: 'NO' };
    const saved = await kari.save({ ...person, ...norwegian, gender: 'UNSPECIFIED' });
    expect(await saved.text()).toContain('Opplysningene dine er lagret.');
    const page = await kari.page();
    expect(['personalId', 'mobile', 'zip', 'city'].map((name) => valueOf(page, name))).toEqual([
      ...['13097248022', '+4741234567', '0150', 'Oslo'],
    ]);
    expect(page).toMatch(/<option value="UNSPECIFIED" selected/);
  });

  it.each<[Host, string, string]>([
    ['localhost:3000', '556016-0680', '5560160680'],
    [norway, '923 609 016', '923609016'],
  ])('make an organization of a person of %s, who sees prices without VAT from then on', async (host, number, kept) => {
    const ab = await customer(`ab-${kept}@torg.example`, host);
    const organization = { ...person, customerType: 'ORGANIZATION', company: 'Lind AB', organizationId: number };
    const local = host === norway ? { country: 'NO', zip: '0150', mobile: '' } : {};
    const saved = await ab.save({ ...organization, ...local });
    expect([saved.status, saved.headers.getSetCookie().join()]).toEqual([200, expect.stringContaining('ORGANIZATION')]);
    const page = await ab.page();
    expect([valueOf(page, 'company'), valueOf(page, 'organizationId')]).toEqual(['Lind AB', kept]);
    // The number of the person is not kept with an organization.
    expect(valueOf(page, 'personalId')).toBe('');
  });

  it('tell a company what goes when it becomes a person, before it goes', async () => {
    const ab = await customer('ab-goes@torg.example');
    const warning = 'tar vi bort företagsnamn och organisationsnummer';
    expect(await ab.page()).not.toContain(warning);
    await ab.save({ ...person, customerType: 'ORGANIZATION', company: 'Lind AB', organizationId: '556016-0680' });
    expect(await ab.page()).toContain(warning);
  });

  it('keep what another tab has saved meanwhile: what was changed in this one is saved alone', async () => {
    const ebba = await customer('ebba@torg.example');
    await ebba.save({ ...person, firstName: 'Ebba', gender: 'WOMAN' });
    const stale = { ...person, lastName: 'Lind', gender: 'MAN', personalId: '', zip: '', orderMessage: '' };
    const { newsletter: _, ...rest } = stale;
    expect((await ebba.save({ ...rest, changed: 'lastName' })).status).toBe(200);
    const page = await ebba.page();
    const kept = ['Ebba', 'Lind', '198112189876', '111 22'];
    expect(['firstName', 'lastName', 'personalId', 'zip'].map((name) => valueOf(page, name))).toEqual(kept);
    expect(page).toMatch(/<option value="WOMAN" selected/);
    expect(page).toContain(person.orderMessage);
    expect(isTicked(page, 'newsletter')).toBe(true);
  });

  it('keep the kind of customer that another tab has made of them', async () => {
    const ab = await customer('ab-tabs@torg.example');
    await ab.save({ ...person, customerType: 'ORGANIZATION', company: 'Lind AB', organizationId: '556016-0680' });
    await ab.save({ ...person, city: 'Luleå', changed: 'city' });
    const page = await ab.page();
    const kept = ['Lind AB', '5560160680', 'Luleå'];
    expect(['company', 'organizationId', 'city'].map((name) => valueOf(page, name))).toEqual(kept);
  });

  it('take a newsletter back, and leave what is optional empty', async () => {
    const eva = await customer('eva@torg.example');
    await eva.save(person);
    const { newsletter: _, ...rest } = person;
    const bare = { personalId: '', mobile: '', careOf: '', zip: '', city: '', addressLine1: '', orderMessage: '' };
    expect((await eva.save({ ...rest, ...bare })).status).toBe(200);
    const page = await eva.page();
    expect(isTicked(page, 'newsletter')).toBe(false);
    expect(['personalId', 'mobile', 'zip', 'addressLine1'].map((name) => valueOf(page, name))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(page).not.toContain('Ring på');
  });

  it('keep the newsletter from being offered to who has it, in the foot of pages and in the checkout', async () => {
    const ida = await customer('ida-news@torg.example');
    const offers = async () => {
      const { cartId } = await twoMugs(clientWith(shop, ida.cookie));
      const checkout = await shop.ask('/kassan', {
        headers: { cookie: `${ida.cookie}; ${cartCookie(cartId, false)}` },
      });
      const [foot, box] = [/<form[^>]*action="[^"]*#newsletter"/, /<input[^>]*name="newsletter"/];
      return [foot.test(await ida.page()), box.test(await checkout.text())];
    };
    expect(await offers()).toEqual([true, true]);
    await ida.save(person);
    expect(await offers()).toEqual([false, false]);
  });

  it.each([
    ['Se till att alla fält är giltiga', { firstName: '' }],
    ['Detta fält är obligatoriskt', { lastName: ' ' }],
    ['Du måste ange ett giltigt personnummer', { personalId: '811218-9875' }],
    [
      'Du måste ange ett giltigt organisationsnummer',
      { customerType: 'ORGANIZATION', company: 'AB', organizationId: '1' },
    ],
    ['Du måste ange ett giltigt postnummer', { zip: '1' }],
    ['Du måste ange ett giltigt telefonnummer', { mobile: '12' }],
  ])('say %s, and keep what was typed', async (text, wrong) => {
    const ida = await customer(`ida-${Object.keys(wrong).join('-')}@torg.example`);
    const answer = await ida.save({ ...person, ...wrong });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(text);
    expect(valueOf(page, 'addressLine1')).toBe('Storgatan 1');
    expect(valueOf(await ida.page(), 'addressLine1')).toBe('');
  });

  it('are nobody’s without a session', async () => {
    const path = settingsAt['localhost:3000'];
    const answer = await shop.ask(path, { method: 'POST', body: new URLSearchParams(person) });
    expect(answer.status).not.toBe(200);
    expect((await shop.ask(path)).headers.get('location')).toBe(`/?action=login&returnTo=${encodeURIComponent(path)}`);
  });
});
