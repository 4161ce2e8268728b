// Puts together in dist/package what is published: the built files and a package.json without what is of the workspace alone,
// such as the condition by which its other projects read the sources. Two things come with it: where the sources lie, and what
// turns failures within the rules into the package's own, for which the shop's first load has no room.
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { repositoryFields } from './repository-fields.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = 'dist/package';
/** The functions of each entry that are rules: values in, value out. */
const rules = {
  '.': ['flattenClaims', 'hashField', 'passwordDigest', 'readClaims', 'readTokenUser'],
  './domain': 'all',
  './search': ['productNumbersIn', 'setCart', 'trackConversion', 'trackPageView'],
};
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
for (const [entry, names] of Object.entries(rules)) await checkRules(manifest.exports[entry].default, names);
const repository = repositoryFields(here('.'), process.env.REPOSITORY_URL);
if (!repository.repository) {
  const missing = 'so package.json has no repository, homepage and bugs; REPOSITORY_URL=https://… gives them.';
  console.log(`Neither REPOSITORY_URL nor origin is an https or ssh address of a host, ${missing}`);
}
const published = {
  ...without(manifest, 'scripts', 'devDependencies', 'nx'),
  ...repository,
  exports: Object.fromEntries(Object.entries(manifest.exports).map(([entry, to]) => [entry, built(to)])),
  publishConfig: without(manifest.publishConfig, 'directory'),
};
writeFileSync(here(`${target}/package.json`), `${JSON.stringify(published, null, 2)}\n`);

/** Has an entry give its rules with the check around them; a bundle takes that along for the rules that it uses. */
async function checkRules(path, names) {
  const bare = path.replace(/index\.js$/, 'bare.js');
  const exported = await import(new URL(path, import.meta.url));
  const wanted = names === 'all' ? Object.keys(exported).filter((name) => typeof exported[name] === 'function') : names;
  const check = `${path.startsWith('./dist/index') ? './' : '../'}errors/checked-rule.js`;
  const lines = [
    `import { checkedRule } from '${check}';`,
    `import { ${wanted.map((name) => `${name} as ${name}$`).join(', ')} } from './bare.js';`,
    "export * from './bare.js';",
    ...wanted.map((name) => `export const ${name} = /*#__PURE__*/ checkedRule('${name}', ${name}$);`),
  ];
  renameSync(here(`${target}/${path}`), here(`${target}/${bare}`));
  writeFileSync(here(`${target}/${path}`), `${lines.join('\n')}\n`);
}
