import { Hono, type Context } from 'hono';
import { safeReturnPath, sitePath, type MarketSite } from '@torg/market-routing';
import { z } from 'zod';
import { checkoutKey } from '../../config/stored.ts';
import { carriedCheckoutFields, carriedCheckoutPath } from '../../page/carried-checkout.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { keepCarriedCheckout } from './keep-carried-checkout.ts';
import type { ShopEnv } from './request-variables.ts';

const typedTexts = z.record(z.string().max(100), z.string().max(5_000));

/**
 * Takes what was typed into the checkout of another site of the shop. It goes back at once, in a document that keeps it
 * in the browser and leads on: the server keeps nothing of it and looks at no cookie. Only the shop's own sites may send it.
 */
export function carriedCheckoutRoutes(sites: readonly MarketSite[], newNonce: () => string): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const origins = new Set(sites.map(({ origin }) => origin));
  routes.post(carriedCheckoutPath, async (context) => {
    if (!origins.has(context.req.header('origin') ?? '')) return context.body(null, 403);
    const sent = await context.req.formData().catch(() => null);
    const typed = typedTexts.safeParse(parse(sent?.get(carriedCheckoutFields.typed)));
    if (!typed.success) return context.body(null, 400);
    const { site } = context.var.shop;
    const asked = sent?.get(carriedCheckoutFields.to);
    const to = (typeof asked === 'string' && safeReturnPath(asked)) || sitePath(site, '/');
    return answer(context, { typed: typed.data, to, nonce: newNonce() });
  });
  return routes;
}

function answer(
  context: Context<ShopEnv>,
  { typed, to, nonce }: { typed: Readonly<Record<string, string>>; to: string; nonce: string },
): Response {
  const { site, translation } = context.var.shop;
  const kept = JSON.stringify({ key: checkoutKey, typed, to }).replaceAll('<', String.raw`\u003c`);
  const link = `<a href="${escapeMarkup(to)}">${escapeMarkup(translation.t('errors.toHome'))}</a>`;
  context.header('cache-control', 'private, no-store');
  context.header('referrer-policy', 'same-origin');
  context.header('content-security-policy', `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  return context.html(
    `<!doctype html><html lang="${site.languageId}"><head><meta charset="utf-8"><title>${escapeMarkup(context.var.shop.config.shop.name)}</title></head>` +
      `<body><noscript>${link}</noscript><script nonce="${nonce}">(${keepCarriedCheckout})(${kept})</script></body></html>`,
  );
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
