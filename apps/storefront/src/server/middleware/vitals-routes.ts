import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { vitalsPath, type Vital } from '../../page/vital.ts';
import { readVitalsReport } from '../vitals/vitals-report.ts';
import { isForeign } from './is-foreign.ts';
import type { ShopEnv } from './request-variables.ts';

/** A report of all that is measured is a third of this (bytes). */
const largestReport = 4_096;

/** Takes what tabs measured of the shop's own pages. It looks at no cookie and sets none, and nobody can read here what was counted. */
export function vitalsRoutes(count: (vitals: readonly Vital[]) => void): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const limit = bodyLimit({ maxSize: largestReport, onError: (context) => context.body(null, 413) });
  routes.post(vitalsPath, limit, async (context) => {
    if (isForeign(context.req.raw, context.var.shop.site.origin)) return context.body(null, 403);
    const read = readVitalsReport(await context.req.json().catch(() => null));
    if (!read.ok) return context.text(read.problem, 400);
    count(read.vitals);
    return context.body(null, 204);
  });
  return routes;
}
