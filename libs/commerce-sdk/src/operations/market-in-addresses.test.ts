import { expect, it } from 'vitest';
import { answeringClient, json } from '../testing/answering-client.ts';
import { cartAnswer } from '../testing/cart-answer.ts';
import { getCart } from './cart/get-cart.ts';
import { getBrands } from './catalogue/get-brands.ts';
import { getCategories } from './catalogue/get-categories.ts';
import { getMenuAtLocation } from './content/get-menu-at-location.ts';
import { getWidgetArea } from './content/get-widget-area.ts';
import { getUrlHistory } from './url-history/get-url-history.ts';

const clientFor = (data: object) => answeringClient(() => json({ data })).client;

it('an account that begins addresses with market and language gives paths within the shop', async () => {
  const category = { categoryId: 1, parentCategoryId: 0, name: 'Se', alias: 'se', order: 1, primaryImage: null };
  const categories = [{ ...category, canonicalUrl: '/se/sv/c/se' }];
  expect(await getCategories(clientFor({ categories }))).toMatchObject([{ canonicalUrl: '/c/se' }]);
  const brands = [
    { brandId: 1, name: 'Berg', alias: 'berg', canonicalUrl: 'https://torg.example/se/sv/b/berg', logo: '' },
  ];
  expect(await getBrands(clientFor({ brands }))).toMatchObject([{ canonicalUrl: '/b/berg' }]);
});

it('the links of a menu and of widgets that lead into the shop are paths within it, and others stay', async () => {
  const entry = { id: '1', label: 'x', title: null, type: 'custom', value: '', order: 1, children: null };
  const urls = ['/se/sv/nyheter', 'https://elsewhere.example/se/sv/x', 'mailto:hej@torg.example'];
  const menuItems = urls.map((canonicalUrl, order) => ({ ...entry, order, canonicalUrl }));
  const menu = await getMenuAtLocation(clientFor({ getMenuAtLocation: { id: '9', menuItems } }), { location: 'x' });
  expect(menu?.items.map(({ url }) => url)).toEqual(['/nyheter', urls[1], urls[2]]);

  const toCategory = [{ ...entry, type: 'category', canonicalUrl: 'https://torg.example/se/sv/c/muggar' }];
  const ofCategories = clientFor({ getMenuAtLocation: { id: '9', menuItems: toCategory } });
  expect((await getMenuAtLocation(ofCategories, { location: 'x' }))?.items).toMatchObject([{ url: '/c/muggar' }]);

  const configuration = JSON.stringify({ buttons: urls.map((url) => ({ url, buttonText: 'x' })) });
  const widget = { id: 1, name: 'Buttons', size: 'full', sortOrder: 1, classNames: [], images: [], configuration };
  const area = { id: 1, name: 'x', containers: [{ id: 1, sortOrder: 1, widgets: [widget] }] };
  const widgets = (await getWidgetArea(clientFor({ widgetArea: area }), { alias: 'x' }))?.containers[0]?.widgets;
  expect(widgets).toMatchObject([{ buttons: [{ url: '/nyheter' }, { url: urls[1] }, { url: urls[2] }] }]);
});

it('an address that is no more leads to a path within the shop', async () => {
  const moved = (newUrl: string | null) =>
    getUrlHistory(clientFor({ urlHistory: { oldUrl: '/rea', newUrl } }), { url: '/rea' });
  expect(await moved('/se/sv/dc/hostrea?sort=PRICE')).toEqual({ oldUrl: '/rea', newUrl: '/dc/hostrea?sort=PRICE' });
  expect(await moved('https://torg.example/se/sv/dc/hostrea')).toEqual({ oldUrl: '/rea', newUrl: '/dc/hostrea' });
  expect(await moved(null)).toEqual({ oldUrl: '/rea', newUrl: null });
});

it('a cart that is counted for another market has the addresses of that one, within the shop', async () => {
  const [line] = cartAnswer.items;
  const items = [{ ...line, product: { ...line?.product, canonicalUrl: '/fi/sv/p/kudde' } }];
  const client = clientFor({ getCart: { ...cartAnswer, items } });
  const inMarket = async (marketId?: string) => (await getCart(client, { cartId: 'c1', marketId })).lines[0]?.product;
  expect(await inMarket('fi')).toMatchObject({ canonicalUrl: '/p/kudde' });
  expect(await inMarket()).toMatchObject({ canonicalUrl: '/fi/sv/p/kudde' });
});
