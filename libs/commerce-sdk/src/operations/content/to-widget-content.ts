import { listIn, numberIn, recordIn, textIn, textsIn } from '../../json/loose-value.ts';
import { withoutMarket, type AddressScope } from '../../domain/address/without-market.ts';
import type { Configuration } from './configuration.ts';
import { toSelection } from './to-selection.ts';
import type { HeadingLevel, WidgetContent, WidgetFilm, WidgetImage } from './widget.ts';

/** Turns what an account says of a widget into what it shows. Accounts tell its kind by its name. */
export function toWidgetContent(name: string, configuration: Configuration, scope: AddressScope): WidgetContent {
  const text = (key: string) => textIn(configuration[key]);
  switch (name) {
    case 'Image':
      return { kind: 'image', image: toImage(configuration, scope) };
    case 'Banner':
      return toBanner(configuration, scope);
    case 'Text':
      return toText(configuration);
    case 'Rich text':
      return { kind: 'rich-text', html: text('text') };
    case 'HTML':
      return { kind: 'html', html: text('html'), css: text('css') };
    case 'JSON':
      return { kind: 'json', json: text('json') };
    case 'Buttons':
      return { kind: 'buttons', buttons: toButtons(configuration, scope) };
    case 'Video':
      return toVideo(configuration);
    case 'Flowbox':
      return toFlowbox(configuration);
    case 'Product list':
      return toProductList(configuration);
    default:
      return { kind: 'unknown', name, configuration };
  }
}

function toImage(configuration: Configuration, scope: AddressScope): WidgetImage {
  const image = recordIn(configuration['image']);
  return {
    fileName: textIn(image['filename']),
    mobileFileName: textIn(image['filenameForMobileDevice']) || null,
    altText: textIn(image['altText']),
    href: withoutMarket(textIn(image['href']), scope) || null,
  };
}

function toBanner(configuration: Configuration, scope: AddressScope): WidgetContent {
  return {
    kind: 'banner',
    image: toImage(configuration, scope),
    title: textIn(configuration['text1']),
    text: textIn(configuration['text2']),
    buttonText: textIn(configuration['buttonText']),
    textColour: numberIn(configuration['textColor']) === 1 ? 'light' : 'dark',
    textPlacement: numberIn(configuration['textAndButtonPlacement']) ?? 0,
    textPlacementFullWidth: numberIn(configuration['textAndButtonPlacementFullWidth']) ?? 0,
    desktopFilm: toFilm(configuration, 'desktop'),
    mobileFilm: toFilm(configuration, 'mobile'),
  };
}

function toFilm(configuration: Configuration, screen: 'desktop' | 'mobile'): WidgetFilm | null {
  const html = textIn(configuration[`${screen}VideoHtml`]);
  if (html === '') return null;
  return {
    html,
    width: numberIn(configuration[`${screen}VideoWidth`]),
    height: numberIn(configuration[`${screen}VideoHeight`]),
  };
}

function toText(configuration: Configuration): WidgetContent {
  return {
    kind: 'text',
    title: textIn(configuration['title']),
    titleLevel: toLevel(numberIn(configuration['titleRenderMode'])),
    subtitle: textIn(configuration['subtitle']),
    subtitleLevel: toLevel(numberIn(configuration['subtitleRenderMode'])),
    text: textIn(configuration['text']),
    alignment: numberIn(configuration['textAlignment']) ?? 1,
  };
}

/** Accounts count headings from 0, and plain text comes after them. */
function toLevel(renderMode: number | null): HeadingLevel {
  switch (renderMode) {
    case 0:
      return 1;
    case 1:
      return 2;
    case 2:
      return 3;
    default:
      return null;
  }
}

function toButtons(configuration: Configuration, scope: AddressScope): { url: string; text: string }[] {
  const buttons = listIn(configuration['buttons']).map(recordIn);
  return buttons.map((button) => ({
    url: withoutMarket(textIn(button['url']), scope),
    text: textIn(button['buttonText']),
  }));
}

function toVideo(configuration: Configuration): WidgetContent {
  return {
    kind: 'video',
    videoId: textIn(configuration['videoId']),
    provider: numberIn(configuration['videoProvider']) === 1 ? 'vimeo' : 'youtube',
    opensInDialog: numberIn(configuration['videoDisplayType']) === 1,
  };
}

function toFlowbox(configuration: Configuration): WidgetContent {
  return {
    kind: 'flowbox',
    isActive: configuration['active'] === true,
    flowKey: textIn(configuration['flowkey']),
    isProductFlow: configuration['dynamicProductFlow'] === true,
    isTagFlow: configuration['dynamicTagFlow'] === true,
    tags: textsIn(configuration['tags']),
    tagOperator: textIn(configuration['tagOperator']),
  };
}

function toProductList(configuration: Configuration): WidgetContent {
  return {
    kind: 'product-list',
    title: textIn(configuration['title']),
    mode: toMode(textIn(configuration['mode'])),
    selection: toSelection(recordIn(configuration['searchParameters'])),
    rows: numberIn(configuration['limitNrOfRows']),
    pages: numberIn(configuration['pageCount']) ?? 1,
    isSlideshow: configuration['slideshowDisabled'] !== true,
    hasArrows: configuration['displayNavigationArrows'] === true,
    hasLinks: configuration['displayNavigationLinks'] === true,
  };
}

function toMode(mode: string): 'selection' | 'latest-viewed' | 'favourites' {
  if (mode === 'LATEST_VIEWED') return 'latest-viewed';
  return mode === 'FAVORITES' ? 'favourites' : 'selection';
}
