import type { Widget } from '@torg/commerce-sdk';

/** Where a banner's words stand: a tile is one link, the others are told by the side of the picture that they are on. */
export type BannerLook = 'tile' | 'below' | 'on' | 'left' | 'middle' | 'right';

const acrossThePage: readonly BannerLook[] = ['left', 'middle', 'right'];

/**
 * How a banner looks. Accounts number the places of its words in two ways: across the page 0 to 2 are left, middle and
 * right, and in a part of a row 0 is below the picture and 1 on it.
 */
export function bannerLook(banner: Extract<Widget, { kind: 'banner' }>): BannerLook {
  const { size, image, title, text, buttonText, textPlacement, textPlacementFullWidth } = banner;
  const isName = title !== '' && text === '' && buttonText === '' && image.href !== null;
  if (size === 'full') return acrossThePage[textPlacementFullWidth] ?? 'left';
  if (isName && textPlacement === 0) return 'tile';
  return textPlacement === 1 ? 'on' : 'below';
}
