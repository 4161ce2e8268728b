import { z } from 'zod';

/** The key of the embedded Merchant API on a developer's machine. It opens nothing anywhere else. */
const developmentApiKey = '00000000-0000-0000-0000-000000000000';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const origin = httpUrl
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/', 'must be an address without a path')
  .transform((text) => new URL(text).origin);
const key = z.guid({ error: 'must be the GUID of your Merchant API account' });
const channel = z.string().regex(/^\d+\|[a-z]{2}$/, 'must look like 1|se');

/** The environment as the shop reads it. Every name that it knows is here, and nowhere else. */
export const configSchema = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    DATA_DIR: z.string().min(1).optional(),
    MERCHANT_API_ENDPOINT: httpUrl.optional(),
    MERCHANT_API_KEY: key.optional(),
    MERCHANT_API_IMAGES: httpUrl.optional(),
    MERCHANT_API_AUTH: httpUrl.optional(),
    SHOP_SV_ORIGIN: origin.optional(),
    SHOP_NB_ORIGIN: origin.optional(),
    SHOP_SV_CHANNEL: channel.default('1|se'),
    SHOP_NB_CHANNEL: channel.default('2|no'),
  })
  .transform((env) => ({
    port: env.PORT,
    merchantApi: env.MERCHANT_API_ENDPOINT
      ? {
          kind: 'remote' as const,
          endpoint: env.MERCHANT_API_ENDPOINT,
          apiKey: env.MERCHANT_API_KEY ?? '',
          imageBase: (env.MERCHANT_API_IMAGES ?? '').replace(/\/$/, ''),
          authEndpoint: (env.MERCHANT_API_AUTH ?? '').replace(/\/?$/, '/'),
        }
      : {
          kind: 'embedded' as const,
          apiKey: env.MERCHANT_API_KEY ?? developmentApiKey,
          databaseUrl: env.DATABASE_URL,
          dataDir: env.DATA_DIR,
        },
    origins: {
      sv: env.SHOP_SV_ORIGIN ?? `http://localhost:${env.PORT}`,
      nb: env.SHOP_NB_ORIGIN ?? `http://nb.localhost:${env.PORT}`,
    },
    channels: { sv: env.SHOP_SV_CHANNEL, nb: env.SHOP_NB_CHANNEL },
  }));

/** The shop's configuration, checked and with its defaults filled in. */
export type Config = z.output<typeof configSchema>;

/** What a real account needs beside its endpoint. Told apart from the schema so that it is reported with the rest. */
export function missingTogether(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (!env.MERCHANT_API_ENDPOINT) return [];
  return ['MERCHANT_API_KEY', 'MERCHANT_API_IMAGES', 'MERCHANT_API_AUTH'].filter((name) => !env[name]);
}
