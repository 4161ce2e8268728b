import type { Translate } from '@torg/i18n';

/** By what browsers name themselves in `User-Agent`; the first that fits is it, as most of them name others too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** What a browser is called and what it runs on, as far as it says so of itself; null where it says nothing that is known. */
export function deviceName(agent: string | null): { browser: string | null; system: string | null } | null {
  if (agent === null) return null;
  const nameIn = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  return browser === null && system === null ? null : { browser, system };
}

/** The same in words, such as `Safari på iPhone`. */
export function deviceLabel(agent: string | null, t: Translate): string {
  const { browser = null, system = null } = deviceName(agent) ?? {};
  if (browser !== null && system !== null) return t('settings.devices.name', { browser, system });
  return browser ?? system ?? t('settings.devices.unknown');
}
