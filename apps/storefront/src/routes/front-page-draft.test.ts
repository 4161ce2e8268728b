import { expect, it } from 'vitest';
import type { CommerceClient } from '@torg/commerce-sdk';
import type { AppScope } from '../scope/app-scope.ts';
import { createQueryClient } from '../scope/create-query-client.ts';
import { unsharedReads } from '../scope/shared-reads.ts';
import { withFrontPageDraft } from './front-page-draft.ts';

const published = { id: 1, name: 'Front page', containers: [] };
const draft = { id: 2, name: 'Front page in January', containers: [] };

/** Somebody previews a shop whose front page has this draft and this content. */
function previewing(areas: { draft: object | null; published: object | null }): AppScope {
  const request = async (_document: unknown, { preview }: { preview?: boolean }) => ({
    widgetArea: preview ? areas.draft : areas.published,
  });
  const commerce = { scope: {}, request } as CommerceClient; // one reply for any document
  const asked = { commerce, shared: unsharedReads, queries: createQueryClient(), preview: { by: 'Ragna' } };
  return asked as unknown as AppScope; // all that is asked
}

it.each([
  ['a draft beside what is published', { draft, published }, 'previewWidgets'],
  ['a draft alone', { draft, published: null }, 'previewWidgets'],
  ['what is published alone', { draft: published, published }, 'home'],
  ['nothing', { draft: null, published: null }, 'home'],
])('has %s: an editor is shown the page that stands for it', async (_what, areas, name) => {
  const shown = await withFrontPageDraft(previewing(areas), { name: 'home', params: {} });
  expect(shown.name).toBe(name);
});

it('leaves every other page as it is', async () => {
  const match = { name: 'news', params: {} } as const;
  expect(await withFrontPageDraft(previewing({ draft, published }), match)).toBe(match);
});
