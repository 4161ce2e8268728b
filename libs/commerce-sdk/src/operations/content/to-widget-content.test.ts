import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordIn } from '../../json/loose-value.ts';
import { swedishScope } from '../../testing/answering-client.ts';
import { toWidgetContent } from './to-widget-content.ts';

const image = { filename: 'vas.jpg', filenameForMobileDevice: null, altText: 'En vas', href: '/nyheter' };
const shown = { fileName: 'vas.jpg', mobileFileName: null, altText: 'En vas', href: '/nyheter' };

describe('a widget', () => {
  it.each([
    ['Image', { image }, { kind: 'image', image: shown }],
    ['Rich text', { text: '<p>Hej</p>' }, { kind: 'rich-text', html: '<p>Hej</p>' }],
    [
      'HTML',
      { html: '<p>Hej</p>', css: 'p { margin: 0 }' },
      { kind: 'html', html: '<p>Hej</p>', css: 'p { margin: 0 }' },
    ],
    ['JSON', { json: '{"a":1}' }, { kind: 'json', json: '{"a":1}' }],
    [
      'Buttons',
      { buttons: [{ url: '/nyheter', buttonText: 'Nyheter' }, 'odd'] },
      {
        kind: 'buttons',
        buttons: [
          { url: '/nyheter', text: 'Nyheter' },
          { url: '', text: '' },
        ],
      },
    ],
    [
      'Video',
      { videoId: '7', videoProvider: 1, videoDisplayType: 1 },
      { kind: 'video', videoId: '7', provider: 'vimeo', opensInDialog: true },
    ],
    [
      'Video',
      { videoId: '7', videoProvider: 0, videoDisplayType: 0 },
      { kind: 'video', videoId: '7', provider: 'youtube', opensInDialog: false },
    ],
    [
      'Flowbox',
      {
        active: true,
        flowkey: 'k',
        dynamicProductFlow: true,
        dynamicTagFlow: false,
        tags: ['a', 1],
        tagOperator: 'any',
      },
      {
        kind: 'flowbox',
        isActive: true,
        flowKey: 'k',
        isProductFlow: true,
        isTagFlow: false,
        tags: ['a'],
        tagOperator: 'any',
      },
    ],
    ['Countdown', { until: 'jul' }, { kind: 'unknown', name: 'Countdown', configuration: { until: 'jul' } }],
  ])('called %s shows what it is configured with', (name, configuration, content) => {
    expect(toWidgetContent(name, configuration, swedishScope)).toEqual(content);
  });

  it('called Banner has words, a picture and films', () => {
    const banner = {
      image: { ...image, filenameForMobileDevice: 'vas-liten.jpg' },
      text1: 'Rea',
      text2: 'Hela veckan',
      buttonText: 'Till rean',
      textColor: '1',
      textAndButtonPlacement: 2,
      textAndButtonPlacementFullWidth: 1,
      desktopVideoHtml: '<iframe></iframe>',
      desktopVideoWidth: '640',
      desktopVideoHeight: 'high',
    };
    expect(toWidgetContent('Banner', banner, swedishScope)).toEqual({
      kind: 'banner',
      image: { ...shown, mobileFileName: 'vas-liten.jpg' },
      title: 'Rea',
      text: 'Hela veckan',
      buttonText: 'Till rean',
      textColour: 'light',
      textPlacement: 2,
      textPlacementFullWidth: 1,
      desktopFilm: { html: '<iframe></iframe>', width: 640, height: null },
      mobileFilm: null,
    });
    expect(toWidgetContent('Banner', { textColor: 0 }, swedishScope)).toMatchObject({ textColour: 'dark' });
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, null],
    [undefined, null],
  ])('called Text with the mode %s has a heading of level %s', (titleRenderMode, titleLevel) => {
    const text = { title: 'Om oss', titleRenderMode, subtitle: 'Sedan 1950', subtitleRenderMode: 1, text: 'Hej' };
    expect(toWidgetContent('Text', { ...text, textAlignment: 2 }, swedishScope)).toEqual({
      kind: 'text',
      title: 'Om oss',
      titleLevel,
      subtitle: 'Sedan 1950',
      subtitleLevel: 2,
      text: 'Hej',
      alignment: 2,
    });
  });

  it('called Product list has what finds its products, prices in minor units', () => {
    const searchParameters = {
      categoryIds: [12, '13'],
      facets: ['p_7_ek', null],
      brandIds: [],
      sort: 'MOST_SOLD',
      includeMode: 'UNION',
      price: { lowest: 99.5 },
      searchText: 'kudde',
      includeCollapsed: true,
      priceListIdentifier: 'vip',
      somethingElse: 1,
    };
    const list = { title: 'Populärt', mode: null, searchParameters, limitNrOfRows: 1, pageCount: 2 };
    expect(
      toWidgetContent(
        'Product list',
        { ...list, slideshowDisabled: true, displayNavigationArrows: true },
        swedishScope,
      ),
    ).toEqual({
      kind: 'product-list',
      title: 'Populärt',
      mode: 'selection',
      selection: {
        categoryIds: [12],
        facets: ['p_7_ek'],
        sort: 'MOST_SOLD',
        includeMode: 'UNION',
        price: { lowest: 9950 },
        searchText: 'kudde',
        includeCollapsed: true,
        priceListIdentifier: 'vip',
      },
      rows: 1,
      pages: 2,
      isSlideshow: false,
      hasArrows: true,
      hasLinks: false,
    });
  });

  it.each([
    ['LATEST_VIEWED', 'latest-viewed'],
    ['FAVORITES', 'favourites'],
    ['', 'selection'],
  ])('called Product list in the mode %j lists by %s', (mode, read) => {
    const content = toWidgetContent('Product list', { mode, searchParameters: { sort: 'constructor' } }, swedishScope);
    expect(content).toMatchObject({ mode: read, rows: null, pages: 1 });
    expect(content.kind === 'product-list' && content.selection).toEqual({});
  });

  it('can be shown whatever an account has written', () => {
    const names = [
      'Image',
      'Banner',
      'Text',
      'Rich text',
      'HTML',
      'JSON',
      'Buttons',
      'Video',
      'Flowbox',
      'Product list',
    ];
    const keys = fc.constantFrom('image', 'text', 'buttons', 'tags', 'searchParameters', 'videoProvider', 'pageCount');
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.dictionary(keys, fc.jsonValue()), (name, configuration) => {
        const content = toWidgetContent(name, recordIn(configuration), swedishScope);
        expect(content.kind).not.toBe('unknown');
        expect(JSON.stringify(content)).not.toContain('undefined');
      }),
    );
  });
});
