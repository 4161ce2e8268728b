import { hostName } from './host-name.ts';
import { defaultLocale, type Locale } from './locale.ts';

/** Reads the language from the domain, which alone decides it; what the browser prefers is not asked. */
export function localeFromHost(host: string, hosts: Readonly<Record<string, Locale>>): Locale {
  const name = hostName(host);
  // The Host header is the visitor's word: `constructor` and the like must not be found.
  return (Object.hasOwn(hosts, name) && hosts[name]) || defaultLocale;
}
