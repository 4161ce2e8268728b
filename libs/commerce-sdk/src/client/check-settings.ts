import { ConfigurationError } from '../errors/configuration-error.ts';
import { LONGEST_TIMER } from '../ports/time.ts';

/** What is expected of a setting, and what was given. Given ones may come from a caller that no compiler has checked. */
export interface Setting {
  name: string;
  given: unknown;
  isFine: boolean;
  /** Ends the sentence "it must be …". */
  wanted: string;
}

/** Throws a `ConfigurationError` with all that is wrong, so that nobody has to put it right one mistake at a time. */
export function checkSettings(settings: readonly Setting[]): void {
  const wrong = settings.filter(({ isFine }) => !isFine);
  if (wrong.length === 0) return;
  throw new ConfigurationError(
    wrong.map(({ name, wanted, given }) => `'${name}' must be ${wanted}, not ${JSON.stringify(given) ?? 'left out'}.`),
  );
}

/** The settings by which the API knows the account and the shop in it. */
export function settingsOfAccount({ apiKey, scope }: { apiKey: unknown; scope: unknown }): Setting[] {
  const { channelId, marketId, languageId } = Object(scope) as Record<string, unknown>; // any value becomes an object
  return [
    text('apiKey', apiKey, /\S/, 'the key of the account'),
    text('scope.channelId', channelId, /^\d+\|\S+$/, 'a channel such as 1|se'),
    text('scope.marketId', marketId, /^\S+$/, "a market's alias such as se"),
    text('scope.languageId', languageId, /^[a-z]{2,3}-[A-Z]{2}$/, 'a language with its country such as sv-SE'),
  ];
}

/** An absolute address under one of some schemes, of which the example has one. */
export function addressSetting(name: string, given: unknown, schemes: RegExp, example: string): Setting {
  const address = text(name, given, schemes, `an absolute address such as ${example}`);
  return { ...address, isFine: address.isFine && URL.canParse(String(given)) };
}

/** A time in milliseconds; one that is left out is fine. */
export function timeSetting(name: string, given: unknown): Setting {
  return range(name, given, [1, LONGEST_TIMER]);
}

/** How many times something may be done again; one that is left out is fine. */
export function countSetting(name: string, given: unknown): Setting {
  return range(name, given, [0, 100]);
}

function text(name: string, given: unknown, pattern: RegExp, wanted: string): Setting {
  return { name, given, wanted, isFine: typeof given === 'string' && pattern.test(given) };
}

function range(name: string, given: unknown, [least, most]: [number, number]): Setting {
  const isWithin = typeof given === 'number' && given >= least && given <= most;
  return { name, given, wanted: `from ${least} to ${most}`, isFine: given === undefined || isWithin };
}
