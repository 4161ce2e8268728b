import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { href, siteHref } from '@torg/market-routing';
import type { ShopEnv } from './request-variables.ts';
import { seeOther } from './see-other.ts';

/** No form of the shop is longer than this (bytes), */
const largestForm = 65_536;
/** but for a list of articles, with which a file may come. */
const largestList = 1_200_000;

/** Refuses what is too long before it is read; whoever sent too large a list is told so on its page. */
export function formLimits(): MiddlewareHandler<ShopEnv> {
  const ofForms = bodyLimit({ maxSize: largestForm, onError: (context) => context.body(null, 413) });
  const ofLists = bodyLimit({
    maxSize: largestList,
    onError: ({ var: { shop } }) => seeOther(siteHref(shop.site, 'quickOrder', {}, { file: 'too-large' })),
  });
  return (context, next) => {
    const { shop, path } = context.var;
    return path === href(shop.site.locale, 'quickOrder', {}) ? ofLists(context, next) : ofForms(context, next);
  };
}
