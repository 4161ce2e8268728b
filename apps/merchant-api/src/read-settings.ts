import {
  apiConflicts,
  apiEnvironment,
  listenHostOf,
  readEnvironment,
  toApiSettings,
  type ApiSettings,
  type Environment,
  type TrustedProxies,
} from '@torg/merchant-api/settings';
import { z } from 'zod';

/** How the API is served. */
export interface Settings extends ApiSettings {
  dataDir: string;
  /** The address that it listens at; null for every one. */
  host: string | null;
  port: number;
  /** Which proxies in front of it tell the truth about where a request comes from. */
  trustedProxies: TrustedProxies;
}

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; problems: readonly string[] };

/** Reads the environment once, by the same names as the shop. Every problem is told at once. */
export function readSettings(env: Environment, defaultDataDir: string): ReadSettings {
  const read = readEnvironment(z.object(apiEnvironment), env, { ofValues: apiConflicts });
  if (!read.ok) return read;
  const { MERCHANT_API_PORT: port, TRUSTED_PROXIES: trustedProxies } = read.values;
  const api = toApiSettings(read.values);
  const host = listenHostOf(read.values);
  return { ok: true, settings: { ...api, dataDir: api.dataDir ?? defaultDataDir, host, port, trustedProxies } };
}
