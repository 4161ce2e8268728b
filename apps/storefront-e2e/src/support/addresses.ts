import type { Locale } from '@torg/market-routing';

/** The port of the shop that the journeys walk through; `E2E_PORT` where another run has it. */
export const shopPort = Number(process.env.E2E_PORT ?? 4310);

/** The ports of the shops that journeys start for themselves, beside that one, so that two runs never meet. */
export const ownPorts = {
  restart: shopPort + 1,
  outage: shopPort + 2,
  brokenApi: shopPort + 3,
  longTexts: shopPort + 4,
  lostAnswers: shopPort + 6,
  confirmation: shopPort + 7,
  shippingWidget: shopPort + 8,
  manyGoods: shopPort + 10,
  vitals: shopPort + 12,
  tagManager: shopPort + 5,
  seeding: shopPort + 9,
  stolenToken: shopPort + 11,
  silentApi: shopPort + 13,
  behindCache: shopPort + 14,
  customerPictures: shopPort + 15,
} as const;

const hosts: Record<Locale, string> = { sv: 'localhost', nb: 'nb.localhost' };

/** The address of a shop in a language, without a slash at the end. */
export function shopOrigin(locale: Locale, port = shopPort): string {
  return `http://${hosts[locale]}:${port}`;
}
