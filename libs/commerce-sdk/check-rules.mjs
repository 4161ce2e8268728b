// Calls each rule of the packed package as plain JavaScript may, wrongly: it answers, or throws a CommerceError. Then bundles
// one, which must bring no other along.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { CommerceError } = await load('index');
const report = readFileSync(here('reports/index.api.md'), 'utf8');
const wrongly = [[], [null], [42], [''], [{}]];
const problems = [...(await rawErrors()), ...(await unusedRules())];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function load(entry) {
  return import(new URL(`dist/package/dist/${entry}.js`, import.meta.url));
}

async function rawErrors() {
  const calls = [];
  for (const entry of ['index', 'domain/index', 'postal-codes/index', 'search/index']) {
    const exported = await load(entry);
    const rules = Object.keys(exported).filter((name) => typeof exported[name] === 'function' && isRule(entry, name));
    if (rules.length === 0) throw new Error(`No rule was found in ${entry}.`);
    calls.push(...rules.flatMap((name) => wrongly.map((given) => rawError(name, exported[name], given))));
  }
  return (await Promise.all(calls)).flat();
}

/** Neither a class, nor what makes a client, nor what asks the API: that answers later, as only the digests do besides. */
function isRule(entry, name) {
  if (/^(?:[A-Z]|create)/.test(name)) return false;
  if (entry !== 'index' || /^(?:hashField|passwordDigest)$/.test(name)) return true;
  return !new RegExp(`^export function ${name}\\b(?:.|\\n(?!\\n))*: Promise<`, 'm').test(report);
}

async function rawError(name, rule, given) {
  try {
    const answer = await rule(...given);
    return typeof answer === 'function' ? await rawError(name, answer, given) : [];
  } catch (error) {
    return error instanceof CommerceError
      ? []
      : [`${name}(${given.map((one) => JSON.stringify(one))}) throws ${error}`];
  }
}

async function unusedRules() {
  const id = here('dist/package/one-rule.js');
  const code = "import { checkAdd } from '@torg/commerce-sdk/domain'; globalThis.told = checkAdd(5, 3, 2);";
  const entry = {
    name: 'entry',
    resolveId: (name) => (name === id ? id : null),
    load: (name) => (name === id ? code : null),
  };
  const { output } = await build({
    ...{ configFile: false, logLevel: 'silent', root: here('dist/package'), plugins: [entry] },
    build: { write: false, modulePreload: false, rolldownOptions: { input: id } },
  });
  const bundled = output.map((file) => file.code).join('');
  const taken = Object.keys(await load('domain/index')).filter((name) =>
    new RegExp(`[\`'"]${name}[\`'"]`).test(bundled),
  );
  return taken.join() === 'checkAdd'
    ? []
    : [`A bundle of checkAdd has the rules ${taken.join(', ') || 'without a check'}.`];
}
