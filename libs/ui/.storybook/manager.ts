import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import type { API_PreparedStoryIndex } from 'storybook/internal/types';
import { addons, type API } from 'storybook/manager-api';
import { brandTheme } from './brand-theme.ts';

declare global {
  interface Window {
    /** What each page is called elsewhere, by its id. */
    TORG_ALIASES?: Readonly<Record<string, readonly string[]>>;
  }
}

addons.setConfig({ theme: brandTheme });

// The index is fetched anew with those words in it, once the manager has its own: nothing else lets a page be found by more
// than its name.
addons.register('torg/search-aliases', (api) => {
  api.once(CURRENT_STORY_WAS_SET, () => void findByAliases(api));
});

async function findByAliases(api: API): Promise<void> {
  const answer = await fetch('./index.json');
  const index = (await answer.json()) as API_PreparedStoryIndex; // what Storybook wrote for itself
  for (const [id, aliases] of Object.entries(window.TORG_ALIASES ?? {})) {
    const entry = index.entries[id];
    if (!entry) continue;
    const [known, place] = entry.type === 'docs' ? [entry.anchors ?? [], 'when'] : [[], 'story'];
    Object.assign(entry, { anchors: [...known, ...aliases.map((title) => ({ id: place, title }))] });
  }
  await api.setIndex(index);
}
