import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMoment } from './testing/demo-api-options.ts';
import { manyVariants, manyVariantsPaths as paths } from './testing/many-variants.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  const openApi = () => openEmbeddedApi({ catalogue: manyVariants, clock: { now: () => testMoment } });
  shop = await openShop({ openApi, hasStaticParts: true });
}, 300_000);
afterAll(() => shop.close());

const read = async (path: string) => (await shop.ask(path)).text();
/** What the list of choices holds; a form further down lists those that are sold out. */
const optionsIn = (html: string) =>
  [...(html.split('id="stock-notice"')[0] ?? '').matchAll(/<option value="(\d+)"( disabled="")?[^>]*>([^<]*)/g)].map(
    ([, value = '', isOff, label = '']) => ({
      value,
      label,
      isOff: isOff !== undefined,
    }),
  );

function buy(path: string, skuId: string) {
  const body = new URLSearchParams({ form: 'buy', skuId, quantity: '1' });
  return shop.ask(path, { method: 'POST', body, headers: { origin: 'http://localhost:3000' } });
}

describe.each(['colours', 'sizes', 'shades'] as const)('a product in thousands of choices, by its %s,', (kind) => {
  const path = paths[kind];

  it('is sent in at most 300 kB of HTML, its choices once', async () => {
    const html = await read(path);
    expect(html).toContain('id="buy-now"');
    expect(Buffer.byteLength(html)).toBeLessThan(300_000);
  });

  it('has a list of them in place of as many buttons and links', async () => {
    const html = await read(path);
    expect(html).not.toContain('type="radio" name="skuId"');
    expect(optionsIn(html).length).toBeLessThanOrEqual(200);
  });
});

describe('without script', () => {
  it('one of 100 sizes is chosen in a list and bought, and one that is sold out cannot be', async () => {
    const options = optionsIn(await read(paths.colours));
    expect(options).toHaveLength(100);
    expect(options.find(({ isOff }) => isOff)?.label).toMatch(/Slutsåld/);
    expect(options.find(({ label }) => label === '35 mm, 2 kvar')).toBeDefined();
    const answer = await buy(paths.colours, options.find(({ label }) => label === '55 mm')?.value ?? '');
    expect(answer.status).toBe(303);
  });

  it('one of 5,000 sizes is found by its name, chosen and bought', async () => {
    const html = await read(`${paths.sizes}?find=24995`);
    const [found] = optionsIn(html).filter(({ label }) => label.startsWith('24995 mm'));
    expect(html).toMatch(/<input[^>]*name="find"[^>]*value="24995"/);
    const answer = await buy(paths.sizes, found?.value ?? '');
    expect(answer.status).toBe(303);
    const cookie = /torg-cart=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    expect(await (await shop.ask('/varukorg', { headers: { cookie } })).text()).toContain('24995 mm');
  });

  it('a size that was asked for by its address is chosen, wherever it stands', async () => {
    const [last] = optionsIn(await read(`${paths.sizes}?find=24995`)).filter(({ isOff }) => !isOff);
    const html = await read(`${paths.sizes}?sku=${last?.value}`);
    expect(html).toContain(`<option value="${last?.value}" selected="">`);
  });

  it('a search that finds nothing says so, and no size is missing one to choose', async () => {
    expect(await read(`${paths.sizes}?find=finns-inte`)).toContain('Inget val heter så.');
    const missing = await buy(paths.sizes, '');
    expect(missing.status).toBe(422);
    expect(await missing.text()).toContain('Du måste välja storlek först');
  });

  it('one of 400 colours is chosen in a list that leads to its page', async () => {
    const html = await read(`${paths.shades}?find=399`);
    const other = optionsIn(html).find(({ label }) => label === 'Nyans 399')?.value ?? '';
    const answer = await shop.ask(`${paths.shades}?variant=${other}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/p/muggar/lera-nyans-399']);
    expect((await shop.ask(`${paths.shades}?variant=1`)).status).toBe(200);
  });
});
