import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getContentPages } from './get-content-pages.ts';
import { getMenuAtLocation } from './get-menu-at-location.ts';
import { getWidgetArea } from './get-widget-area.ts';
import type { WidgetAreaRequest } from './get-widget-area.ts';

describe('a menu', () => {
  const entry = {
    id: '1',
    label: 'Köket',
    title: null,
    type: 'category',
    value: '12',
    canonicalUrl: '/c/koket',
    order: 2,
    open: false,
    hidden: false,
    targetBlank: true,
  };

  async function read(menu: object | null) {
    const { client, sent } = answeringClient(() => json({ data: { getMenuAtLocation: menu } }));
    return { menu: await getMenuAtLocation(client, { location: 'main-desktop' }), sent };
  }

  it('is told level by level, in order', async () => {
    const children = [{ ...entry, id: '3', order: 2, children: null }, null, { ...entry, id: '2', order: 1 }];
    const heading = { ...entry, id: '4', label: null, title: 'Mer', value: '', canonicalUrl: '', order: 1 };
    const { menu, sent } = await read({
      id: '9',
      name: null,
      title: 'Meny',
      menuItems: [{ ...entry, children }, heading],
    });
    expect(sent[0]?.body.variables).toMatchObject({ menuLocationId: 'main-desktop' });
    expect(menu).toMatchObject({
      title: 'Meny',
      items: [
        { id: '4', label: 'Mer', value: null, url: null, children: [] },
        {
          id: '1',
          label: 'Köket',
          title: 'Köket',
          opensNewTab: true,
          url: '/c/koket',
          children: [{ id: '2' }, { id: '3' }],
        },
      ],
    });
  });

  it('is read as deep as it is wanted', async () => {
    const { client, sent } = answeringClient(() => json({ data: { getMenuAtLocation: null } }));
    const sentLevels = async (levels?: 1 | 2 | 3) => {
      await getMenuAtLocation(client, { location: 'main-desktop', ...(levels && { levels }) });
      const { hasSecondLevel, hasThirdLevel, hasFourthLevel } = sent.at(-1)?.body.variables ?? {};
      return [hasSecondLevel, hasThirdLevel, hasFourthLevel];
    };
    expect(await sentLevels(1)).toEqual([false, false, false]);
    expect(await sentLevels(2)).toEqual([true, false, false]);
    expect(await sentLevels(3)).toEqual([true, true, false]);
    expect(await sentLevels()).toEqual([true, true, true]);
  });

  it('may not be there', async () => {
    expect((await read(null)).menu).toBeNull();
  });
});

describe('editorial pages', () => {
  it('are told by their tags', async () => {
    const page = { id: 1, name: 'Om oss', title: null, alias: 'om-oss', canonicalUrl: null, tags: ['menu', null] };
    const cmsPages = [{ ...page, activeFrom: null, activeTo: null, meta: null }, null];
    const { client, sent } = answeringClient(() => json({ data: { cmsPages } }));
    expect(await getContentPages(client, { includeTags: ['menu'] })).toEqual([
      {
        id: 1,
        name: 'Om oss',
        title: 'Om oss',
        alias: 'om-oss',
        canonicalUrl: '/om-oss',
        tags: ['menu'],
        activeFrom: null,
        activeTo: null,
        meta: { title: '', description: '' },
      },
    ]);
    expect(sent[0]?.body.variables).toMatchObject({ includeTags: ['menu'] });
  });
});

describe('an area', () => {
  const widget = { id: 'w1', name: 'Rich text', sortOrder: 2, size: 'half', classNames: ['framed', null] };
  const picture = {
    fileName: 'vas.jpg',
    largestSize: { imageWidth: 1200, imageHeight: 800 },
    sizes: [{ imageWidth: 320 }, null],
  };
  const row = { id: 1, name: 'Rad', sortOrder: 2, layout: 'full', design: 'default', responsiveMode: 'all' };
  const area = {
    id: 5,
    name: 'Front page',
    title: null,
    tags: null,
    meta: { title: 'Torg', description: null },
    containers: [
      {
        ...row,
        classNames: null,
        widgets: [
          { ...widget, images: [picture, null], configuration: '{"text":"<p>Hej</p>"}' },
          null,
          { ...widget, id: 'w2', sortOrder: 1, images: null, configuration: 'not JSON' },
        ],
      },
      null,
      { ...row, id: 2, sortOrder: 1, classNames: ['tight'], widgets: null },
    ],
  };

  async function read(answer: object | null, request: WidgetAreaRequest = { family: 'Frontpage' }) {
    const { client, sent } = answeringClient(() => json({ data: { widgetArea: answer } }));
    return { area: await getWidgetArea(client, request), sent };
  }

  it('is told row by row, in order', async () => {
    expect((await read(area)).area).toEqual({
      id: 5,
      name: 'Front page',
      title: '',
      tags: [],
      meta: { title: 'Torg', description: '' },
      containers: [
        expect.objectContaining({ id: 2, classNames: ['tight'], widgets: [] }),
        expect.objectContaining({
          id: 1,
          widgets: [
            { kind: 'rich-text', html: '', id: 'w2', size: 'half', classNames: ['framed'], pictures: [] },
            {
              kind: 'rich-text',
              html: '<p>Hej</p>',
              id: 'w1',
              size: 'half',
              classNames: ['framed'],
              pictures: [{ fileName: 'vas.jpg', width: 1200, height: 800, widths: [320] }],
            },
          ],
        }),
      ],
    });
  });

  it('is chosen by what it is for', async () => {
    const filters = { Category: '12', CustomerType: 'ORGANIZATION' };
    const { sent } = await read(null, { family: 'Productlist', displaySetting: 'mobile', filters });
    expect(sent[0]?.body.variables).toMatchObject({
      family: 'Productlist',
      displaySetting: 'mobile',
      filters: [
        { key: 'Category', value: '12' },
        { key: 'CustomerType', value: 'ORGANIZATION' },
      ],
    });
  });

  it('may not be there', async () => {
    expect((await read(null)).area).toBeNull();
  });
});
