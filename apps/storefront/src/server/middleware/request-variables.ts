import type { FoundSite } from '../serve-sites.ts';
import type { TimeStep } from '../time-step.ts';

/** What the first middleware find out about a request, and all others read. */
export interface RequestVariables extends FoundSite {
  /** By which both logs name it. */
  requestId: string;
  /** Its address, parsed. */
  url: URL;
  /** Its path within the site. */
  path: string;
  /** Its Cookie header; empty where it has none. */
  cookies: string;
  /** Where it comes from; empty where nobody knows. */
  visitor: string;
  /** What its browser says of itself; empty where it says nothing. */
  agent: string;
  /** Whether its browser asks that its visitor be left alone, by Do Not Track or Global Privacy Control. */
  signalsRefusal: boolean;
  /** Times a step of the answer, which is told with it. */
  timeStep: TimeStep;
  /** Tells the log of an error, with the request's id. */
  report(error: unknown): void;
}

/** The environment of the shop's middleware, as Hono wants it said. */
export interface ShopEnv {
  Variables: RequestVariables;
}
