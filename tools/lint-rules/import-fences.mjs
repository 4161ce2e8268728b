import nx from '@nx/eslint-plugin';
import { boundariesFor, reactBindingConstraints } from './boundaries.mjs';

/** The only files that know the router library; everything else goes through what they export. */
const routerFiles = [
  'apps/storefront/src/navigation/{browser,server}-router.tsx',
  'apps/storefront/src/navigation/router-*.{ts,tsx}',
];

const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'];

const node = {
  regex: '^node:',
  message: 'Node is touched only in apps/storefront/src/server, the backend and tools: take a port instead.',
};
const router = {
  regex: '^react-router',
  message: 'Only the files named as routerFiles in tools/lint-rules/import-fences.mjs know the router library.',
};
const reactAria = {
  regex: '^(?:react-aria|@react-aria)',
  message: 'React Aria weighs too much for a first load: what needs it belongs to the entries that load on intent.',
};
const ours = { regex: '^@torg/', message: 'This library stands below all others and imports nothing of ours.' };
const foreign = {
  regex: '^[^.]',
  message: "The shop's words and rules import nothing but themselves and their error.",
};

/** Refuses our own libraries but these entries. */
function onlyEntries(...entries) {
  const names = entries.map((entry) => `@torg/${entry}`).join(', ');
  return { regex: `^@torg/(?!(?:${entries.join('|')})$)`, message: `Of ours, this project may import only ${names}.` };
}

/** Refuses relative imports that climb out of a folder in which the importing file lies `depth` folders deep, but to the rules' error. */
function climbing(depth) {
  return {
    regex: `^(?:\\.\\./){${depth + 1}}(?!errors/invalid-argument-error\\.ts$)`,
    message: foreign.message,
  };
}

/** What the product code of a folder may not import. Of two fences around a file the later one alone holds. */
function fence(files, patterns, ignores = []) {
  const sources = files.map((file) => (/\.\{?tsx?/.test(file) ? file : `${file}/src/**/*.{ts,tsx}`));
  return {
    files: sources,
    ignores: [...tests, ...ignores],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** Which entry of a library is open to whom, and where the world may be touched: what tags cannot say. */
export const importFences = [
  fence(['libs/market-routing'], [node, ours]),
  fence(['libs/i18n', 'libs/stores'], [node]),
  fence(['libs/commerce-sdk'], [node, onlyEntries('market-routing', 'i18n')]),
  fence(['libs/commerce-sdk/src/domain/*.ts'], [foreign, climbing(0)]),
  fence(['libs/commerce-sdk/src/domain/*/*.ts'], [foreign, climbing(1)]),
  fence(['libs/analytics'], [node, onlyEntries('market-routing', 'i18n', 'commerce-sdk/domain')]),
  fence(['libs/ui'], [node, ours, reactAria]),
  fence(
    [
      'libs/ui/src/{menus,overlays,tabs}/**/*.{ts,tsx}',
      'libs/ui/src/inputs/{range-slider,search-combobox,select}/**/*.{ts,tsx}',
    ],
    [node, ours],
  ),
  fence(['libs/merchant-api'], [onlyEntries('market-routing', 'i18n', 'commerce-sdk/domain', 'commerce-sdk/schema')]),
  fence(['libs/demo-shop'], [node, onlyEntries('commerce-sdk/domain', 'merchant-api/feed', 'merchant-api/seed')]),
  fence(
    ['apps/merchant-api'],
    [
      onlyEntries(
        ...['demo-shop', 'demo-shop/generate', 'merchant-api'],
        ...['merchant-api/back-office', 'merchant-api/feed', 'merchant-api/serving', 'merchant-api/settings'],
        ...['merchant-api/log', 'merchant-api/telemetry/start'],
      ),
    ],
  ),
  fence(['apps/storefront'], [node, router]),
  fence(['apps/storefront/src/server/**/*.{ts,tsx}'], [router]),
  fence(routerFiles, [node]),
  {
    files: ['libs/{commerce-sdk,i18n}/src/react/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', boundariesFor(reactBindingConstraints)] },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...worldOnlyThroughPorts()] },
  },
];

function worldOnlyThroughPorts() {
  const message = 'The clock and chance are passed in as ports, so that rules stay pure and tests hold every day.';
  return [
    "MemberExpression[object.name='Date'][property.name='now']",
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "MemberExpression[object.name='Math'][property.name='random']",
    "MemberExpression[property.name='randomUUID']",
  ].map((selector) => ({ selector, message }));
}
