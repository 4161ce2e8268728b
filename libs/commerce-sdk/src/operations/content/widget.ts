import type { ProductSelection } from '../catalogue/product-selection.ts';

/** A picture of a widget, which is made in several widths. */
export interface WidgetPicture {
  fileName: string;
  /** Of the largest one in pixels; null where it is not told. */
  width: number | null;
  height: number | null;
  /** The widths that can be had, in pixels. */
  widths: readonly number[];
}

/** Which picture a widget shows, and where a click on it leads. */
export interface WidgetImage {
  fileName: string;
  /** Cut for telephones; null where the one picture serves both. */
  mobileFileName: string | null;
  altText: string;
  href: string | null;
}

/** A film in place of a picture: HTML of its provider. */
export interface WidgetFilm {
  html: string;
  width: number | null;
  height: number | null;
}

/** The level of a heading, 1 to 3; null where it is shown as plain text. */
export type HeadingLevel = 1 | 2 | 3 | null;

/** What a widget shows, by its kind. All HTML is the account's own: whoever shows it decides what of it to trust. */
export type WidgetContent =
  | { kind: 'image'; image: WidgetImage }
  | {
      kind: 'banner';
      image: WidgetImage;
      title: string;
      text: string;
      buttonText: string;
      textColour: 'dark' | 'light';
      /** 0 to 2, as the account numbers its places. */
      textPlacement: number;
      /** The same where the banner is as wide as the screen. */
      textPlacementFullWidth: number;
      desktopFilm: WidgetFilm | null;
      mobileFilm: WidgetFilm | null;
    }
  | {
      kind: 'text';
      title: string;
      titleLevel: HeadingLevel;
      subtitle: string;
      subtitleLevel: HeadingLevel;
      text: string;
      /** 1 to 4, as the account numbers them. */
      alignment: number;
    }
  | { kind: 'rich-text'; html: string }
  | { kind: 'html'; html: string; css: string }
  /** A text in JSON, which only the channel understands. */
  | { kind: 'json'; json: string }
  | { kind: 'buttons'; buttons: readonly { url: string; text: string }[] }
  | { kind: 'video'; videoId: string; provider: 'youtube' | 'vimeo'; opensInDialog: boolean }
  | {
      kind: 'flowbox';
      isActive: boolean;
      flowKey: string;
      isProductFlow: boolean;
      isTagFlow: boolean;
      tags: readonly string[];
      tagOperator: string;
    }
  | {
      kind: 'product-list';
      title: string;
      /** What it lists: what `selection` finds, or what only this visitor's own device knows. */
      mode: 'selection' | 'latest-viewed' | 'favourites';
      /** What `getProducts` takes. */
      selection: ProductSelection;
      /** How many rows are shown at most; null where all are. */
      rows: number | null;
      /** How many rows' worth of products there are to leaf through. */
      pages: number;
      isSlideshow: boolean;
      hasArrows: boolean;
      hasLinks: boolean;
    }
  /** A kind that this version does not know, with what the account says of it. */
  | { kind: 'unknown'; name: string; configuration: Readonly<Record<string, unknown>> };

/** One piece of content. */
export type Widget = WidgetContent & {
  id: string;
  /** How much of its row it takes: `full`, `half`, `third` or `quarter`. */
  size: string;
  classNames: readonly string[];
  pictures: readonly WidgetPicture[];
};

/** A row of widgets. */
export interface WidgetContainer {
  id: number;
  name: string;
  /** How wide it is: `full`, `half`, `third` or `quarter`. */
  layout: string;
  /** `default`, `full-width`, or one that contains its widgets. */
  design: string;
  /** The screens it is shown on: `all`, `mobile` or `desktop`. */
  responsiveMode: string;
  classNames: readonly string[];
  /** In their order. */
  widgets: readonly Widget[];
}

/** What stands on an editorial page or in an area of another one. */
export interface WidgetArea {
  id: number;
  name: string;
  title: string;
  tags: readonly string[];
  meta: { title: string; description: string };
  /** In their order. */
  containers: readonly WidgetContainer[];
}
