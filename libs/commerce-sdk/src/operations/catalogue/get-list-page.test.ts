import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getListPage } from './get-list-page.ts';

const mugs = {
  id: 12,
  alias: 'muggar',
  name: 'Muggar',
  canonicalUrl: 'c/muggar',
  alternativeUrls: [null],
  hideTitle: false,
  hideDescription: true,
  primaryDescription: '<p>Stengods</p>',
  secondaryDescription: null,
  primaryImage: '',
  backgroundImage: 'bakgrund.jpg',
  logo: null,
  meta: { title: 'Muggar', description: null },
  subCategories: [
    {
      categoryId: 13,
      parentCategoryId: 12,
      name: 'Stora',
      alias: 'stora',
      canonicalUrl: '/c/stora',
      order: 1,
      primaryImage: null,
    },
  ],
};

async function read(answer: object | null, request = {}) {
  const { client, sent } = answeringClient(() => json({ data: { listPageInfo: answer } }));
  return { page: await getListPage(client, request), sent };
}

describe('the page of a list', () => {
  it('tells its texts, pictures and categories', async () => {
    const { page, sent } = await read(mugs, { alias: 'muggar' });
    expect(sent[0]?.body.variables).toMatchObject({ alias: 'muggar' });
    expect(page).toMatchObject({
      canonicalUrl: '/c/muggar',
      isTitleHidden: false,
      isDescriptionHidden: true,
      secondaryDescription: '',
      primaryImage: null,
      backgroundImage: 'bakgrund.jpg',
      meta: { title: 'Muggar', description: '' },
      subCategories: [{ categoryId: 13, canonicalUrl: '/c/stora' }],
    });
  });

  it('does not exist where its id is 0, but what the site says does', async () => {
    expect((await read({ ...mugs, id: 0 }, { alias: 'saknas' })).page).toBeNull();
    expect((await read({ ...mugs, id: 0 }, { url: '/c/saknas' })).page).toBeNull();
    expect((await read({ ...mugs, id: 0 })).page).toMatchObject({ id: 0 });
    expect((await read(null)).page).toBeNull();
  });
});
