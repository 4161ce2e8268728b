import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginOption } from 'vite';

const root = join(import.meta.dirname, '../../..');
const sources = '{apps/storefront,libs/ui}/src/**/*.{ts,tsx}';
const ofNoPage = /\.(?:stories|test|guidance)\.tsx?$|\/(?:testing|stories|icon)\//;

type IconPaths = Readonly<Record<string, string>>;

/** The drawings of the signs that a page may show: those whose names stand in its sources. */
export function usedIcons(set: IconPaths, texts: readonly string[]): IconPaths {
  return Object.fromEntries(
    Object.entries(set).filter(([name]) =>
      texts.some((text) => new RegExp(`['"]${name}['"]|iconPaths\\.${name}\\b`).test(text)),
    ),
  );
}

/** The set is the designers': what they can choose from, and the shop does not show, no shopper fetches. */
export const onlyUsedIcons: PluginOption = {
  name: 'only-used-icons',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/actions\/icon\/icon-paths\.ts$/ },
    async handler(id: string) {
      const { iconPaths }: { iconPaths: IconPaths } = await import(pathToFileURL(id).href);
      const files = globSync(sources, { cwd: root }).filter((file) => !ofNoPage.test(file));
      const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
      return `export const iconPaths = ${JSON.stringify(usedIcons(iconPaths, texts))};`;
    },
  },
};
