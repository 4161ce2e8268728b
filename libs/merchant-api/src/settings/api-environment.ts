import { z } from 'zod';
import { logLevels, type LogLevel } from '../log/log-level.ts';
import { readFaultRules } from '../faults/fault-rule.ts';
import { isLocalHost } from './local-host.ts';
import { shopProfileFile, type ShopProfile } from './shop-profile.ts';
import { readTrustedProxies } from './visitor-address.ts';

/** The key of the embedded Merchant API on a developer's machine. It opens nothing anywhere else. */
const developmentApiKey = '00000000-0000-0000-0000-000000000000';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/', 'must be an address without a path')
  .transform((text) => new URL(text).origin);
const channel = z.string().regex(/^\d+\|[a-z]{2}$/, 'must look like 1|se');
const port = z.coerce.number('must be a port number').int().min(0).max(65535);

/** What both programs read of the environment: the shop, and the Merchant API as a server of its own. */
export const apiEnvironment = {
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  LISTEN_HOST: z
    .union([z.hostname(), z.ipv4(), z.ipv6()], 'must be a host name or an address, such as 0.0.0.0')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATA_DIR: z.string().min(1).optional(),
  MERCHANT_API_KEY: z.guid({ error: 'must be the GUID of your Merchant API account' }).optional(),
  MERCHANT_API_PORT: port.default(4000),
  MERCHANT_API_TOOLS: z.enum(['on', 'off'], 'must be on or off').optional(),
  MERCHANT_API_MARKET_IN_PATH: z.enum(['on', 'off'], 'must be on or off').default('off'),
  MERCHANT_API_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DEMO_ACCOUNTS: z.enum(['on', 'off'], 'must be on or off').optional(),
  DEMO_PAYMENTS: z.enum(['on', 'off'], 'must be on or off').optional(),
  AUTH_SECRET: z.string().min(32, 'must have 32 characters at least').optional(),
  PAYMENT_CALLBACK_SECRET: z.string().min(32, 'must have 32 characters at least').optional(),
  MERCHANT_API_FAULTS: z
    .string()
    .superRefine((text, context) => {
      const read = readFaultRules(text);
      if (!read.ok) context.addIssue(`cannot be used: ${read.problem}`);
    })
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('0')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies === null) context.addIssue('must be a number of proxies, or their addresses with commas between');
      return proxies ?? 0;
    }),
  SHOP_SV_ORIGIN: origin.optional(),
  SHOP_NB_ORIGIN: origin.optional(),
  SHOP_SV_CHANNEL: channel.default('1|se'),
  SHOP_NB_CHANNEL: channel.default('2|no'),
  SHOP_PROFILE: shopProfileFile.optional(),
};

type ApiEnvironment = z.output<z.ZodObject<typeof apiEnvironment>>;

/** The embedded Merchant API's settings, whoever runs it. Nothing in it is a function, so a thread can be given it. */
export interface ApiSettings {
  apiKey: string;
  /** Who the shop is; null for the demo. */
  profile: ShopProfile | null;
  /** A PostgreSQL server; the embedded database is used where it is left out. */
  databaseUrl: string | undefined;
  /** Where data is kept; the project's own folder where it is left out. */
  dataDir: string | undefined;
  /** How much is logged; `info` where it is left out. */
  logLevel?: LogLevel | undefined;
  /** The collector that spans and metrics are told; nobody where it is left out. */
  collector?: string | undefined;
  /** The server that mails are sent by; they stay in the outbox where it is left out. */
  smtpUrl?: string | undefined;
  /** The address that mails come from. */
  mailFrom?: string | undefined;
  /** What access tokens are signed with; one that is made and kept in the database where it is left out. */
  authSecret?: string | undefined;
  /** Scheme and host of the shop's pages, by channel id. */
  channelUrls: Readonly<Record<string, string>>;
  /** Whether the addresses that it gives begin with market and language. */
  marketInPath?: boolean | undefined;
  /** Whether the explorer, the fault switchboard and the doubles of providers are there. Never where others can come. */
  tools: boolean;
  /** Whether what one visitor may do so often is limited; off for trials alone. */
  visitorLimits?: boolean | undefined;
  /** Whether the demo customer and the demo editor, whose passwords everyone knows, are there. */
  demoAccounts: boolean;
  /** Whether the payment sandbox is there, in which whoever pays chooses how it ends. Without it there are invoices alone. */
  demoPayments: boolean;
  /** Whether the script of the sandbox's list of ways of sending is served. Never where others can come. */
  sandboxWidget?: boolean | undefined;
  /** What calls of payment providers are signed with; the database keeps one where it is left out. */
  paymentSecret?: string | undefined;
  /** What goes wrong on purpose from the start, as `readFaultRules` reads it. */
  faults: string;
}

/** Where the shop's pages stand, by language. */
export function originsOf({ PORT, SHOP_SV_ORIGIN, SHOP_NB_ORIGIN }: ApiEnvironment) {
  return { sv: SHOP_SV_ORIGIN ?? `http://localhost:${PORT}`, nb: SHOP_NB_ORIGIN ?? `http://nb.localhost:${PORT}` };
}

/**
 * The address to listen at; null for every one. While all origins are this machine's own, so that demo accounts and the
 * payment sandbox are there, nobody else reaches it unless that is asked for.
 */
export function listenHostOf(env: ApiEnvironment): string | null {
  return env.LISTEN_HOST ?? (isLocal(env) ? '127.0.0.1' : null);
}

/** Makes the API's settings of a checked environment. */
export function toApiSettings(env: ApiEnvironment): ApiSettings {
  const origins = originsOf(env);
  return {
    apiKey: env.MERCHANT_API_KEY ?? developmentApiKey,
    profile: env.SHOP_PROFILE ?? null,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    channelUrls: { [env.SHOP_SV_CHANNEL]: origins.sv, [env.SHOP_NB_CHANNEL]: origins.nb },
    marketInPath: env.MERCHANT_API_MARKET_IN_PATH === 'on',
    tools: hasTools(env),
    visitorLimits: env.MERCHANT_API_LIMITS === 'on',
    demoAccounts: env.DEMO_ACCOUNTS ? env.DEMO_ACCOUNTS === 'on' : isLocal(env) && env.SHOP_PROFILE === undefined,
    demoPayments: hasPayments(env),
    authSecret: env.AUTH_SECRET,
    paymentSecret: env.PAYMENT_CALLBACK_SECRET,
    faults: env.MERCHANT_API_FAULTS ?? '',
  };
}

/** Tools are for a shop that nobody else can reach: on by default only in development, and never away from localhost. */
function hasTools(env: ApiEnvironment): boolean {
  const isWanted = env.MERCHANT_API_TOOLS ? env.MERCHANT_API_TOOLS === 'on' : env.NODE_ENV !== 'production';
  return isWanted && isLocal(env);
}

/** Where others can come, nobody shall choose how a payment ends unless that was asked for. */
function hasPayments(env: ApiEnvironment): boolean {
  return env.DEMO_PAYMENTS ? env.DEMO_PAYMENTS === 'on' : isLocal(env);
}

/** What must not be set together; each problem is a sentence. */
export function apiConflicts(env: ApiEnvironment): readonly string[] {
  return [
    ...(env.MERCHANT_API_TOOLS === 'on' && !isLocal(env)
      ? ['MERCHANT_API_TOOLS must be off where the shop is open to others: its origins are not on localhost']
      : []),
    ...(env.MERCHANT_API_LIMITS === 'off' && !isLocal(env)
      ? ['MERCHANT_API_LIMITS must be on where the shop is open to others: its origins are not on localhost']
      : []),
    ...(env.MERCHANT_API_FAULTS && !hasTools(env)
      ? ['MERCHANT_API_FAULTS is for development: set MERCHANT_API_TOOLS=on with origins on localhost, or leave it out']
      : []),
    ...(hasPayments(env) && !isLocal(env) && env.PAYMENT_CALLBACK_SECRET === undefined
      ? ['PAYMENT_CALLBACK_SECRET must be set where the shop is open to others: 32 random characters or more']
      : []),
    ...(env.SHOP_SV_CHANNEL === env.SHOP_NB_CHANNEL
      ? ['SHOP_SV_CHANNEL and SHOP_NB_CHANNEL must be two channels']
      : []),
  ];
}

/** Whether all origins are this machine's own, so that nobody else comes. */
export function isLocal(env: ApiEnvironment): boolean {
  const { sv, nb } = originsOf(env);
  return [sv, nb].every((address) => isLocalHost(new URL(address).hostname));
}
