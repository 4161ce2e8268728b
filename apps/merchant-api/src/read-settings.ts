/** The key that clients send on a developer's machine. It opens nothing anywhere else. */
const developmentApiKey = '00000000-0000-0000-0000-000000000000';

const defaultPort = 4000;

/** How the API is served. */
export interface Settings {
  port: number;
  apiKey: string;
  /** A PostgreSQL server; the embedded database is used where it is left out. */
  databaseUrl: string | undefined;
  dataDir: string;
  channelUrls: Readonly<Record<string, string>>;
  isProduction: boolean;
}

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once. An empty value counts as absent; every problem is told at once. */
export function readSettings(env: Environment, defaultDataDir: string): ReadSettings {
  const given = (name: string) => env[name]?.trim() || undefined;
  const port = Number(given('MERCHANT_API_PORT') ?? defaultPort);
  const databaseUrl = given('DATABASE_URL');
  const origins = { '1|se': given('SHOP_SV_ORIGIN'), '2|no': given('SHOP_NB_ORIGIN') };
  const problems = [
    ...(Number.isInteger(port) && port >= 0 && port <= 65_535 ? [] : ['MERCHANT_API_PORT must be a port number']),
    ...(databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl) ? ['DATABASE_URL must start with postgres://'] : []),
    ...(isAddress(origins['1|se']) ? [] : ['SHOP_SV_ORIGIN must be an http or https address']),
    ...(isAddress(origins['2|no']) ? [] : ['SHOP_NB_ORIGIN must be an http or https address']),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const settings = {
    port,
    apiKey: given('MERCHANT_API_KEY') ?? developmentApiKey,
    databaseUrl,
    dataDir: given('DATA_DIR') ?? defaultDataDir,
    channelUrls: {
      '1|se': origins['1|se'] ?? 'http://localhost:3000',
      '2|no': origins['2|no'] ?? 'http://nb.localhost:3000',
    },
    isProduction: env['NODE_ENV'] === 'production',
  };
  return { ok: true, settings };
}

function isAddress(text: string | undefined): boolean {
  return text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}
