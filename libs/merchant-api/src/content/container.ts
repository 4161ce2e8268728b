/** The kinds of widget that clients know; they choose how to draw one by this name. */
export type WidgetName =
  'Image' | 'Banner' | 'Text' | 'Rich text' | 'HTML' | 'JSON' | 'Buttons' | 'Video' | 'Flowbox' | 'Product list';

/** The largest measures of a picture in pixels. */
export interface ContentImage {
  fileName: string;
  width: number;
  height: number;
}

/** One piece of content. */
export interface Widget {
  name: WidgetName;
  size: 'full' | 'half' | 'third' | 'quarter';
  classNames?: readonly string[];
  images?: readonly ContentImage[];
  /** What the kind of widget needs. Addresses of categories are kept as references, so that they stay right. */
  configuration: WidgetConfiguration;
}

export type WidgetConfiguration = Readonly<Record<string, unknown>>;

/** A row of widgets. */
export interface Container {
  name: string;
  layout: 'full' | 'half' | 'third' | 'quarter';
  design: 'default' | 'full-width' | 'contained';
  /** On which screens the row is shown. */
  responsiveMode: 'all' | 'mobile' | 'desktop';
  classNames?: readonly string[];
  widgets: readonly Widget[];
}
