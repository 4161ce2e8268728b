import type { MenuItem } from '@torg/commerce-sdk';

/** What the shop promises by its settings: each is said as it holds in the market. */
export const shopPromises = ['free-shipping', 'free-returns', 'free-invoice', 'others'] as const;

export type ShopPromise = (typeof shopPromises)[number];

/** An entry of the bar above the header: one of the shop's promises, or what an editor wrote. */
export type Announcement = { promise: ShopPromise } | { text: string; href: string | null };

/**
 * What an editor's menu announces, in its order. An entry whose address is `#free-shipping`, `#free-returns`,
 * `#free-invoice` or `#others` stands for that promise, whose words and amounts hang on the market; any other is said as it
 * is written, and leads on where it has an address.
 */
export function announcementsIn(items: readonly MenuItem[]): Announcement[] {
  return items
    .filter(({ isHidden }) => !isHidden)
    .map(({ label, url }) => {
      const promise = shopPromises.find((one) => url === `#${one}`);
      return promise ? { promise } : { text: label, href: url };
    });
}
