import { describe, expect, it } from 'vitest';
import { matchShopRoute } from './match-shop-route.ts';
import { placePath } from '../market/place-path.ts';
import { pathWithinSite, siteHref, sitePath } from '../market/site-path.ts';
import { sitesByPath } from '../testing/sample-sites.ts';
import { alternateAddresses } from './alternate-addresses.ts';
import { href } from './href.ts';
import { shopRouteNames, type ShopRouteName } from './shop-routes.ts';
import type { ParamValues } from './route-table.ts';

interface Row {
  name: ShopRouteName;
  sv: string;
  nb: string;
  params?: ParamValues;
}

/** Every address of the shop, written out: what stands here is what visitors and search engines know. */
const rows: readonly Row[] = [
  { name: 'home', sv: '/', nb: '/' },
  { name: 'cart', sv: '/varukorg', nb: '/handlekurv' },
  { name: 'checkout', sv: '/kassan', nb: '/kassen' },
  { name: 'checkoutPay', sv: '/checkout/pay', nb: '/checkout/pay' },
  { name: 'checkoutConfirm', sv: '/checkout/confirm', nb: '/checkout/confirm' },
  { name: 'checkoutFailed', sv: '/checkout/klarna-fail', nb: '/checkout/klarna-fail' },
  { name: 'favourites', sv: '/favoriter', nb: '/favoritter' },
  { name: 'brands', sv: '/varumarken', nb: '/varemerker' },
  { name: 'cookies', sv: '/cookies', nb: '/informasjonskapsler' },
  { name: 'account', sv: '/account', nb: '/account' },
  { name: 'createAccount', sv: '/account/create', nb: '/account/create' },
  { name: 'forgotPassword', sv: '/account/forgot-password', nb: '/account/forgot-password' },
  { name: 'resetPassword', sv: '/account/reset-password', nb: '/account/reset-password' },
  { name: 'accountOrders', sv: '/mina-sidor/ordrar', nb: '/min-konto/bestillinger' },
  {
    name: 'accountOrder',
    sv: '/mina-sidor/ordrar/1042',
    nb: '/min-konto/bestillinger/1042',
    params: { orderId: '1042' },
  },
  { name: 'findOrder', sv: '/hitta-order', nb: '/finn-bestilling' },
  { name: 'withdraw', sv: '/angra-kop', nb: '/angre-kjop' },
  { name: 'accountSettings', sv: '/mina-sidor/installningar', nb: '/min-konto/innstillinger' },
  { name: 'accountAddresses', sv: '/mina-sidor/adresser', nb: '/min-konto/adresser' },
  { name: 'accountBalance', sv: '/mina-sidor/saldo', nb: '/min-konto/saldo' },
  { name: 'news', sv: '/nyheter', nb: '/nyheter' },
  { name: 'sharedFavourites', sv: '/favoriter/delad', nb: '/favoritter/delt' },
  { name: 'compare', sv: '/jamfor', nb: '/sammenlign' },
  { name: 'quickOrder', sv: '/snabborder', nb: '/hurtigbestilling' },
  { name: 'sharedCart', sv: '/delad-varukorg', nb: '/delt-handlekurv' },
  { name: 'codeLink', sv: '/kod', nb: '/kode' },
  { name: 'company', sv: '/mina-sidor/foretaget', nb: '/min-konto/bedriften' },
  { name: 'companyApproval', sv: '/mina-sidor/foretaget/godkann', nb: '/min-konto/bedriften/godkjenn' },
  { name: 'companyInvitation', sv: '/foretag/inbjudan', nb: '/bedrift/invitasjon' },
  { name: 'savedCarts', sv: '/mina-sidor/sparade-varukorgar', nb: '/min-konto/lagrede-handlekurver' },
  { name: 'orderSizes', sv: '/snabborder/storlekar', nb: '/hurtigbestilling/storrelser' },
  { name: 'notFound', sv: '/404', nb: '/404' },
  { name: 'previewWidgets', sv: '/preview-widgets', nb: '/preview-widgets' },
  { name: 'product', sv: '/p/mugg', nb: '/p/mugg', params: { alias: 'mugg' } },
  { name: 'product', sv: '/p/koket/mugg', nb: '/p/koket/mugg', params: { category: 'koket', alias: 'mugg' } },
  {
    name: 'product',
    sv: '/p/koket/muggar/mugg',
    nb: '/p/koket/muggar/mugg',
    params: { category: 'koket', subcategory: 'muggar', alias: 'mugg' },
  },
  { name: 'package', sv: '/pp/te', nb: '/pp/te', params: { alias: 'te' } },
  { name: 'package', sv: '/pp/koket/te', nb: '/pp/koket/te', params: { category: 'koket', alias: 'te' } },
  {
    name: 'package',
    sv: '/pp/koket/paket/te',
    nb: '/pp/koket/paket/te',
    params: { category: 'koket', subcategory: 'paket', alias: 'te' },
  },
  { name: 'productByAlias', sv: '/product/mugg', nb: '/product/mugg', params: { alias: 'mugg' } },
  { name: 'productByAlias', sv: '/product', nb: '/product' },
  { name: 'category', sv: '/c/koket', nb: '/c/koket', params: { category: 'koket' } },
  { name: 'category', sv: '/c/koket/glas', nb: '/c/koket/glas', params: { parent: 'koket', category: 'glas' } },
  { name: 'brand', sv: '/b/fjord', nb: '/b/fjord', params: { brand: ['fjord'] } },
  { name: 'brand', sv: '/b/fjord/bas', nb: '/b/fjord/bas', params: { brand: ['fjord', 'bas'] } },
  { name: 'campaign', sv: '/dc/rea', nb: '/dc/rea', params: { discountCampaign: ['rea'] } },
  { name: 'campaign', sv: '/dc/rea/vinter', nb: '/dc/rea/vinter', params: { discountCampaign: ['rea', 'vinter'] } },
  // One address for the brand, category, campaign, list and search of that alias.
  { name: 'list', sv: '/list/glas', nb: '/list/glas', params: { alias: 'glas' } },
  { name: 'list', sv: '/list', nb: '/list' },
  { name: 'search', sv: '/s/bl%C3%A5%20mugg', nb: '/s/bl%C3%A5%20mugg', params: { search: 'blå mugg' } },
  { name: 'searchForm', sv: '/sok', nb: '/sok' },
  { name: 'selection', sv: '/l', nb: '/l', params: { path: [] } },
  { name: 'selection', sv: '/l/a/b/c', nb: '/l/a/b/c', params: { path: ['a', 'b', 'c'] } },
  // One address for a page of content and for its draft.
  { name: 'content', sv: '/content/om-oss', nb: '/content/om-oss', params: { alias: 'om-oss' } },
  { name: 'content', sv: '/content', nb: '/content' },
  { name: 'contentAtRoot', sv: '/om-oss', nb: '/om-oss', params: { alias: 'om-oss' } },
];

describe('an address of the shop', () => {
  it.each(rows)('$sv and $nb are the page $name', ({ name, sv, nb, params = {} }) => {
    expect(matchShopRoute('sv', sv)).toEqual({ name, params });
    expect(matchShopRoute('nb', nb)).toEqual({ name, params });
    expect(href('sv', name, params as never)).toBe(sv); // the row's own values
    expect(href('nb', name, params as never)).toBe(nb);
  });

  it.each(rows)(
    '$sv and $nb are where they are with market and language before them, too',
    ({ name, params = {}, ...row }) => {
      for (const site of sitesByPath) {
        const path = sitePath(site, row[site.locale]);
        expect(placePath(sitesByPath, site.hosts[0] ?? '', path)).toEqual({ site, moved: null, unknownMarket: null });
        expect(matchShopRoute(site.locale, pathWithinSite(site, path))).toEqual({ name, params });
        expect(siteHref(site, name, params as never)).toBe(path); // the row's own values
      }
    },
  );

  it.each(rows)('$sv leads to $nb in the other language, and back', ({ name, sv, nb, params = {} }) => {
    const there = alternateAddresses(name, params as never); // the row's own values
    expect(there).toEqual({ sv, nb });
  });

  it('stands in the list above for each page of the table', () => {
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(shopRouteNames));
  });

  it('is looked for among pages of content last of all', () => {
    expect(shopRouteNames.at(-1)).toBe('contentAtRoot');
  });
});
