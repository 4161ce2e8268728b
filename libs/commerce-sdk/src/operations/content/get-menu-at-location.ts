import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { MenuAtLocationDocument } from '../../generated/graphql.ts';
import type { MenuEntryFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { withoutMarket, type AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import type { Menu, MenuItem } from './menu.ts';

/** Which menu to read, by the place it stands in. */
export interface MenuRequest {
  /** Such as `main-desktop`, `main-mobile`, `top-bar`, `footer-first` or `info-pages`. */
  location: string;
  /** Of whom the menu is for, where an account has groups. */
  customerGroupId?: number;
  /** How many levels of it are read, all four when left out: a menu may hold every category of a large shop. */
  levels?: 1 | 2 | 3 | 4;
}

/**
 * Reads the menu at a place of the shop, in the client's channel and language; null where there is none.
 *
 * @example
 * const menu = await getMenuAtLocation(client, { location: 'header' });
 */
export async function getMenuAtLocation(
  client: CommerceClient,
  { location, customerGroupId, levels = 4 }: MenuRequest,
  options?: RequestOptions,
): Promise<Menu | null> {
  const variables = {
    menuLocationId: location,
    customerGroupId,
    hasSecondLevel: levels > 1,
    hasThirdLevel: levels > 2,
    hasFourthLevel: levels > 3,
  };
  const { getMenuAtLocation: menu } = await client.request(MenuAtLocationDocument, variables, options);
  if (!menu) return null;
  return { id: menu.id, name: menu.name ?? '', title: menu.title ?? '', items: toItems(menu.menuItems, client.scope) };
}

/** An entry with as many levels below it as the operation asks for. */
type EntryTree = MenuEntryFragment & { children?: readonly (EntryTree | null)[] | null };

function toItems(entries: readonly (EntryTree | null)[] | null | undefined, scope: AddressScope): MenuItem[] {
  return present(entries)
    .sort((one, other) => one.order - other.order)
    .map((entry) => ({
      id: entry.id,
      label: entry.label ?? entry.title ?? '',
      title: entry.title ?? entry.label ?? '',
      type: entry.type,
      value: entry.value || null,
      url: addressOf(entry, scope),
      isOpen: entry.open,
      isHidden: entry.hidden,
      opensNewTab: entry.targetBlank,
      children: toItems(entry.children, scope),
    }));
}

/** What was written by hand may lead out of the shop; all else stands in it. */
function addressOf({ type, canonicalUrl }: EntryTree, scope: AddressScope): string | null {
  if (!canonicalUrl) return null;
  return type === 'custom' ? withoutMarket(canonicalUrl, scope) : shopPath(canonicalUrl, '', scope);
}
