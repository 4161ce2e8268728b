import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CustomerType } from '../../domain/account/customer-type.ts';
import { WidgetAreaDocument } from '../../generated/graphql.ts';
import type { WidgetContainerFragment, WidgetFragment } from '../../generated/graphql.ts';
import { personal } from '../call-options.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { readConfiguration } from './configuration.ts';
import { toMeta } from './to-meta.ts';
import { toWidgetContent } from './to-widget-content.ts';
import type { Widget, WidgetArea, WidgetContainer, WidgetPicture } from './widget.ts';

/** What an area can be chosen by: content that is made for just that is preferred. */
export type WidgetFilter =
  'SiteId' | 'LanguageId' | 'Product' | 'Category' | 'Brand' | 'DiscountCampaign' | 'CustomerType' | 'Parameter';

/** Which area of a page to read, and for whom. */
export interface WidgetAreaRequest {
  /** Of an editorial page. */
  alias?: string;
  /** The path of an editorial page, where its alias is not known. */
  url?: string;
  /** Of an area, such as `Frontpage`. */
  family?: string;
  /** Within the family, such as `The front page area`. */
  areaName?: string;
  /** The screen it is for; what is for every screen when left out. */
  displaySetting?: 'mobile' | 'desktop';
  customerType?: CustomerType;
  /** Whether drafts are given, which only an editor's access token may ask for. */
  preview?: boolean;
  filters?: Readonly<Partial<Record<WidgetFilter, string>>>;
}

/**
 * Reads what stands on an editorial page, or in an area of another one, in the client's language; null where nothing does.
 *
 * @example
 * const area = await getWidgetArea(client, widgetPlace);
 */
export async function getWidgetArea(
  client: CommerceClient,
  { filters = {}, ...place }: WidgetAreaRequest,
  options?: RequestOptions,
): Promise<WidgetArea | null> {
  const variables = { ...place, filters: Object.entries(filters).map(([key, value]) => ({ key, value })) };
  // What an editor is shown is a draft, which is another at each moment.
  const { widgetArea } = await client.request(
    WidgetAreaDocument,
    variables,
    place.preview ? personal(options) : options,
  );
  if (!widgetArea) return null;
  const { id, name, title, tags, meta, containers } = widgetArea;
  return {
    id,
    name,
    title: title ?? '',
    tags: present(tags),
    meta: toMeta(meta),
    containers: present(containers)
      .sort(bySortOrder)
      .map((container) => toContainer(container, client.scope)),
  };
}

function toContainer(container: WidgetContainerFragment, scope: AddressScope): WidgetContainer {
  const { id, name, layout, design, responsiveMode, classNames, widgets } = container;
  return {
    id,
    name,
    layout,
    design,
    responsiveMode,
    classNames: present(classNames),
    widgets: present(widgets)
      .sort(bySortOrder)
      .map((widget) => toWidget(widget, scope)),
  };
}

function toWidget(widget: WidgetFragment, scope: AddressScope): Widget {
  const { id, name, size, classNames, images, configuration } = widget;
  return {
    ...toWidgetContent(name, readConfiguration(configuration), scope),
    id,
    size,
    classNames: present(classNames),
    pictures: present(images).map(toPicture),
  };
}

type ImageAnswer = NonNullable<NonNullable<WidgetFragment['images']>[number]>;

function toPicture({ fileName, largestSize, sizes }: ImageAnswer): WidgetPicture {
  return {
    fileName,
    width: largestSize?.imageWidth ?? null,
    height: largestSize?.imageHeight ?? null,
    widths: present(sizes).map(({ imageWidth }) => imageWidth),
  };
}

function bySortOrder(one: { sortOrder: number }, other: { sortOrder: number }): number {
  return one.sortOrder - other.sortOrder;
}
