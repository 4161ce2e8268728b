// Puts together in dist/package what is published: the built files and a package.json without what is of the workspace alone,
// such as the condition by which its other projects read the sources.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = 'dist/package';
const manifest = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** An object without some of its parts. */
const without = (whole, ...names) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));

/** An entry without where its sources lie; package.json is a path alone. */
const built = (target) => (typeof target === 'string' ? target : without(target, '@torg/source'));

rmSync(here(target), { recursive: true, force: true });
mkdirSync(here(target), { recursive: true });
for (const path of ['schema', 'examples', 'guides', 'README.md', 'CHANGELOG.md', 'LICENSE']) {
  cpSync(here(path), here(`${target}/${path}`), { recursive: true });
}
for (const name of readdirSync(here('dist'))) {
  const isOfTheWorkspace = ['package', 'spec'].includes(name) || name.endsWith('.tsbuildinfo');
  if (!isOfTheWorkspace) cpSync(here(`dist/${name}`), here(`${target}/dist/${name}`), { recursive: true });
}
const published = {
  ...without(manifest, 'scripts', 'devDependencies', 'nx'),
  exports: Object.fromEntries(Object.entries(manifest.exports).map(([entry, to]) => [entry, built(to)])),
  publishConfig: without(manifest.publishConfig, 'directory'),
};
writeFileSync(here(`${target}/package.json`), `${JSON.stringify(published, null, 2)}\n`);
