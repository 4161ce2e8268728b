import { ConfigurationError } from '../errors/configuration-error.ts';

/** Settings as they come, also from a caller that no compiler has checked. */
interface GivenSettings {
  endpoint: unknown;
  apiKey: unknown;
  scope: unknown;
  timeoutMs?: unknown;
  retries?: unknown;
}

/** A longer timer goes off at once. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** Throws a `ConfigurationError` with all that is wrong, so that nobody has to put it right one mistake at a time. */
export function checkConfiguration({ endpoint, apiKey, scope, timeoutMs = 1, retries = 0 }: GivenSettings): void {
  const { channelId, marketId, languageId } = Object(scope) as Record<string, unknown>; // any value becomes an object
  const rules: readonly [isFine: boolean, name: string, wanted: string, given: unknown][] = [
    [isWebAddress(endpoint), 'endpoint', 'an absolute address such as https://shop.example/graphql', endpoint],
    [matches(apiKey, /\S/), 'apiKey', 'the key of the account', apiKey],
    [matches(channelId, /^\d+\|\S+$/), 'scope.channelId', 'a channel such as 1|se', channelId],
    [matches(marketId, /^\S+$/), 'scope.marketId', "a market's alias such as se", marketId],
    [
      matches(languageId, /^[a-z]{2,3}-[A-Z]{2}$/),
      'scope.languageId',
      'a language with its country such as sv-SE',
      languageId,
    ],
    [isWithin(timeoutMs, 1, LONGEST_TIMEOUT), 'timeoutMs', `from 1 to ${LONGEST_TIMEOUT} milliseconds`, timeoutMs],
    [isWithin(retries, 0, 100), 'retries', 'from 0 to 100', retries],
  ];
  const problems = rules.flatMap(([isFine, name, wanted, given]) =>
    isFine ? [] : [`'${name}' must be ${wanted}, not ${JSON.stringify(given) ?? 'left out'}.`],
  );
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function isWebAddress(value: unknown): boolean {
  return matches(value, /^https?:\/\//i) && URL.canParse(String(value));
}
