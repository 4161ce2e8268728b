import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { firstLoadBudgets } from './first-load-budgets.mjs';
import { heaviestOf, weighFirstLoad } from './first-load.mjs';

const storefront = fileURLToPath(new URL('../../apps/storefront/', import.meta.url));
const page = 'src/features/list/category.route.tsx';

/** Has the page of a category import a feature of 30 kB, which does not compress, in this build alone. */
const bigFeature = {
  name: 'big-feature',
  enforce: 'pre',
  resolveId: (id) => (id === './big-feature.ts' ? `${storefront}src/features/list/big-feature.ts` : null),
  load: (id) =>
    id.endsWith('/big-feature.ts') ? `export const feature = "${randomBytes(22_500).toString('base64')}";` : null,
  transform: (code, id) =>
    id.endsWith(page) ? `${code}\nimport { feature } from './big-feature.ts';\nglobalThis.feature = feature;` : null,
};

/** The scripts of a page: the entry, its module, and all that these import. */
function scriptsOf(manifest, module) {
  const found = new Set();
  const follow = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of manifest[key].imports ?? []) follow(imported);
  };
  for (const key of Object.keys(manifest)) if (manifest[key].isEntry || key === module) follow(key);
  return [...found].map((key) => manifest[key].file);
}

it(
  'a feature of 30 kB breaks the budget of its page, which says what came from where',
  { timeout: 300_000 },
  async () => {
    const { output } = await build({
      root: storefront,
      configFile: `${storefront}vite.config.ts`,
      logLevel: 'silent',
      plugins: [bigFeature],
      build: { write: false },
    });
    const contents = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
    const read = (file) => (contents.has(file) ? Buffer.from(contents.get(file)) : null);
    const manifest = JSON.parse(String(contents.get('.vite/manifest.json')));
    const firstLoad = {
      category: { scripts: scriptsOf(manifest, page), styles: [] },
      news: { scripts: scriptsOf(manifest, 'src/features/list/news.route.tsx'), styles: [] },
    };
    const { category, news } = firstLoadBudgets.scripts;
    const budgets = { ...firstLoadBudgets, scripts: { category, news } };
    const [ofCategory, ofNews] = weighFirstLoad(firstLoad, budgets, read);
    expect([ofCategory.problems, ofNews.problems]).toEqual([[expect.stringMatching(/kB over its budget$/)], []]);
    const modules = JSON.parse(String(contents.get('.vite/modules.json')));
    expect(heaviestOf('category', firstLoad, modules)).toMatch(
      /^its heaviest modules: apps\/storefront\/src\/features\/list\/big-feature\.ts \(30\.\d kB before gzip\) from apps\/storefront\/src\/features\/list\/category\.route\.tsx/,
    );
  },
);
