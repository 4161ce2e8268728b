import { ConfigurationError } from '../errors/configuration-error.ts';
import { LONGEST_TIMER } from '../ports/time.ts';

/** What is wrong with a setting, in a sentence; null where nothing is. Settings may come from a caller that no compiler has checked. */
export type SettingProblem = string | null;

/** Throws a `ConfigurationError` with all that is wrong, so that nobody has to put it right one mistake at a time. */
export function checkSettings(found: readonly SettingProblem[]): void {
  const problems = found.filter((problem) => problem !== null);
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** A setting of any kind; `wanted` ends the sentence "it must be …". */
export function setting(name: string, given: unknown, isFine: boolean, wanted: string): SettingProblem {
  return isFine ? null : `'${name}' must be ${wanted}, not ${JSON.stringify(given) ?? 'left out'}.`;
}

/** That some settings are read by nobody, such as misspelt ones. */
export function unknownSettings(options: object, known: string): SettingProblem {
  const unknown = Object.keys(options).filter((name) => !known.split(' ').includes(name));
  return unknown.length > 0 ? `Unknown: ${unknown.join(' ')}; known: ${known}.` : null;
}

/** The settings by which the API knows the account and the shop in it. */
export function settingsOfAccount({ apiKey, scope }: { apiKey: unknown; scope: unknown }): SettingProblem[] {
  const { channelId, marketId, languageId } = Object(scope) as Record<string, unknown>; // any value becomes an object
  return [
    text('apiKey', apiKey, /\S/, 'a key'),
    text('scope.channelId', channelId, /^\d+\|\S+$/, 'a channel such as 1|se'),
    text('scope.marketId', marketId, /^\S+$/, "a market's alias such as se"),
    text('scope.languageId', languageId, /^[a-z]{2,3}-[A-Z]{2}$/, 'a language with its country such as sv-SE'),
  ];
}

/** An absolute address under one of some schemes, of which the example has one. */
export function addressSetting(name: string, given: unknown, schemes: RegExp, example: string): SettingProblem {
  const isFine = typeof given === 'string' && schemes.test(given) && isAddress(given);
  return setting(name, given, isFine, `an absolute address such as ${example}`);
}

/** A time in milliseconds; one that is left out is fine. */
export function timeSetting(name: string, given: unknown): SettingProblem {
  return range(name, given, [1, LONGEST_TIMER]);
}

/** How many times something may be done again; one that is left out is fine. */
export function countSetting(name: string, given: unknown): SettingProblem {
  return range(name, given, [0, 100]);
}

/** React Native has no `URL.canParse`, nor have browsers from before the end of 2023. */
function isAddress(text: string): boolean {
  try {
    return !!new URL(text);
  } catch {
    return false;
  }
}

function text(name: string, given: unknown, pattern: RegExp, wanted: string): SettingProblem {
  return setting(name, given, typeof given === 'string' && pattern.test(given), wanted);
}

function range(name: string, given: unknown, [least, most]: [number, number]): SettingProblem {
  const isWithin = typeof given === 'number' && given >= least && given <= most;
  return setting(name, given, given === undefined || isWithin, `from ${least} to ${most}`);
}
