import type { ConsentChoice } from '@torg/stores';
import { containerStored } from '../../config/container-stored.ts';

/** Takes what a container kept, and is not agreed to, out of the browser. */
export function forgetContainer(agreed: ConsentChoice, page: Document, local: Pick<Storage, 'removeItem'>): void {
  const held = page.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const { kind, name, category } of containerStored()) {
    if (category in agreed && agreed[category as keyof ConsentChoice]) continue; // the line before says so
    if (kind !== 'cookie') local.removeItem(name);
    else held.filter((one) => isCalled(one, name)).forEach((one) => endCookie(page, one));
  }
}

function isCalled(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** A container keeps its cookies at the widest domain that it may. Which one that was nobody can read, so each is ended. */
function endCookie(page: Document, name: string): void {
  const labels = page.location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) page.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}
