import { Hono } from 'hono';
import { findCity } from '../find-city.ts';
import type { ShopEnv } from './request-variables.ts';

/** Codes are given out anew once a year, at most: a month for a known one. An unknown one may be known after a release. */
const known = { 'cache-control': 'public, max-age=2592000' };
const unknown = { 'cache-control': 'public, max-age=86400' };

/** Tells the city of a postal code, such as `/postal-codes/SE/11122`, so that no page has to carry the table. */
export function postalCodeRoutes(): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  routes.get('/postal-codes/:country{[A-Z]{2}}/:zip{[0-9]{3,10}}', async (context) => {
    const city = await findCity(context.req.param('country'), context.req.param('zip'));
    return city === null ? context.json({ city }, 404, unknown) : context.json({ city }, 200, known);
  });
  // Whatever else is asked for here is no postal code, and no page either.
  routes.get('/postal-codes/*', (context) => context.json({ city: null }, 404));
  return routes;
}
