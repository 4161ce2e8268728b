import type { ConsentChoice } from '@torg/stores';
import { othersStored } from '../../config/others-stored.ts';
import type { PublicConfig } from '../../config/public-config.ts';

/** Takes what the scripts of others kept, and is not agreed to, out of the browser. */
export function forgetOthers(
  scripts: PublicConfig['scripts'],
  agreed: ConsentChoice,
  page: Document,
  local: Pick<Storage, 'removeItem'>,
): void {
  const held = page.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const { kind, name, category } of othersStored(scripts)) {
    if (category in agreed && agreed[category as keyof ConsentChoice]) continue; // the line before says so
    if (kind !== 'cookie') local.removeItem(name);
    else held.filter((one) => isCalled(one, name)).forEach((one) => endCookie(page, one));
  }
}

function isCalled(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** They keep their cookies at the widest domain that they may. Which one that was nobody can read, so each is ended. */
function endCookie(page: Document, name: string): void {
  const labels = page.location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) page.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}
