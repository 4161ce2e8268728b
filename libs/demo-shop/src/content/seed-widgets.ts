import type { Container, ContentImage, Widget } from '@torg/merchant-api/seed';

/** The address of a category by its key; it is turned into its path when it is shown. */
export function toCategory(key: string): string {
  return `@category/${key}`;
}

/** The address of a brand by its key, likewise. */
export function toBrand(key: string): string {
  return `@brand/${key}`;
}

/** The id of a category by its key, for the filter of a product list. */
export function idOfCategory(key: string): string {
  return `@category-id/${key}`;
}

/** A row of widgets, as wide as the page unless it is said otherwise. */
export function row(name: string, widgets: readonly Widget[], changes: Partial<Container> = {}): Container {
  return { name, layout: 'full', design: 'default', responsiveMode: 'all', widgets, ...changes };
}

/** Simple HTML: headings, paragraphs, lists and links. */
export function richText(text: string, size: Widget['size'] = 'full'): Widget {
  return { name: 'Rich text', size, configuration: { text: withoutLineBreaks(text) } };
}

export interface BannerContent {
  image: ContentImage;
  /** Cut for telephones; left out where the one picture serves both. */
  mobileImage?: ContentImage;
  altText: string;
  href: string;
  title: string;
  text?: string;
  buttonText?: string;
  /** 0 is dark text, 1 is light text. */
  textColor?: 0 | 1;
  /** Where its words stand if it fills its row: 0 is left of the picture, 1 in the middle, 2 right of it. */
  side?: 0 | 1 | 2;
}

/** A picture with words and one way on. */
export function banner(
  { image, mobileImage, altText, href, title, text = '', buttonText = '', textColor = 0, side = 0 }: BannerContent,
  size: Widget['size'] = 'full',
): Widget {
  return {
    name: 'Banner',
    size,
    images: mobileImage ? [image, mobileImage] : [image],
    configuration: {
      image: { filename: image.fileName, filenameForMobileDevice: mobileImage?.fileName ?? null, altText, href },
      text1: title,
      text2: text,
      buttonText,
      textColor,
      textAndButtonPlacement: 0,
      textAndButtonPlacementFullWidth: side,
    },
  };
}

/** A picture alone, which leads somewhere. */
export function picture(
  { image, altText, href }: Pick<BannerContent, 'image' | 'altText' | 'href'>,
  size: Widget['size'] = 'full',
): Widget {
  return {
    name: 'Image',
    size,
    images: [image],
    configuration: {
      image: { filename: image.fileName, filenameForMobileDevice: null, altText, href },
      classNames: '',
    },
  };
}

/** A row of products that a filter finds. */
export function productList(title: string, searchParameters: object, changes: object = {}): Widget {
  return {
    name: 'Product list',
    size: 'full',
    configuration: {
      title,
      mode: null,
      searchParameters,
      limitNrOfRows: 1,
      pageCount: 2,
      slideshowDisabled: false,
      displayNavigationArrows: true,
      displayNavigationLinks: false,
      ...changes,
    },
  };
}

/** Products of this visitor's own, which only the browser knows. */
export function ownProducts(title: string, mode: 'LATEST_VIEWED' | 'FAVORITES'): Widget {
  return productList(title, {}, { mode });
}

/** Links that look like buttons. */
export function buttons(list: readonly { url: string; buttonText: string }[]): Widget {
  return { name: 'Buttons', size: 'full', configuration: { buttons: list } };
}

/** A heading with a sentence or two. `level` 2 is an h2. */
export function textBlock(title: string, text: string, level: 1 | 2 | 3 = 2, size: Widget['size'] = 'full'): Widget {
  return {
    name: 'Text',
    size,
    configuration: { title, subtitle: '', titleRenderMode: level - 1, subtitleRenderMode: 3, text, textAlignment: 1 },
  };
}

function withoutLineBreaks(html: string): string {
  return html.trim().replace(/\s*\n\s*/g, ' ');
}
