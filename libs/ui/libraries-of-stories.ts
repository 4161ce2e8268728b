import { globSync, readFileSync } from 'node:fs';

const imported = /^import (?!type\b)[^;']*from '([^.'][^']*)'/gm;

/** Libraries that are for styles, tests and Storybook's own frame, not for what runs in a story; and our own, which are sources. */
const elsewhere = /^(?:node:|vite|@torg\/|@vanilla-extract|storybook\/(?:manager-api|test)|@storybook\/)|\?url$/;

/** What runs in stories: the design system, and of the shop's pages all that reaches a browser. */
const storySources = [
  'src/**/*.{ts,tsx}',
  '../../apps/storefront/src/{config,display,elements,features,layouts,navigation,page,queries,routes,scope,stories}/**/*.{ts,tsx}',
  '../{analytics,commerce-sdk,i18n,market-routing,stores}/src/**/*.{ts,tsx}',
];

/**
 * The libraries that stories and components import, as they name them. Vite must make them ready before the first story
 * runs: finding one later, it would reload the page under the tests.
 */
export function librariesOfStories(root: string): readonly string[] {
  const files = globSync([...storySources, '.storybook/preview.tsx', '.storybook/*.ts'], { cwd: root });
  const texts = files
    .filter((file) => !/\.test\.tsx?$|\.css\.ts$/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(imported)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => !elsewhere.test(name)).sort();
}
