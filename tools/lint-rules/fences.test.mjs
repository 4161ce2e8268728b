import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../scripts/project-root.mjs';

// The first file that is linted waits for all the linter's rules to be loaded, which takes a busy machine many seconds.
vi.setConfig({ testTimeout: 60_000 });

// The files below do not exist, so they have no types; the rules that need them are tried by linting the real code.
const withoutTypes = [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }];
let eslint;
beforeAll(() => (eslint = new ESLint({ cwd: projectRoot, overrideConfig: withoutTypes })));

async function problemsOf(filePath, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const use = (module) => `import { x } from '${module}';\nconsole.log(x);`;

describe('a project imports only what its tag allows', () => {
  it.each([
    ['libs/market-routing/src/a.ts', '@torg/commerce-sdk', /only depend on libs tagged with "type:core"/],
    ['libs/i18n/src/a.ts', '@torg/ui', /only depend on libs tagged with "type:core"/],
    ['libs/commerce-sdk/src/client/a.ts', '@torg/stores', /Circular dependency/],
    ['libs/analytics/src/a.ts', '@torg/ui', /only depend on libs tagged/],
    ['libs/stores/src/a.ts', '@torg/ui', /only depend on libs tagged/],
    ['libs/ui/src/a.ts', '@torg/commerce-sdk', /cannot depend on any libs/],
    ['libs/merchant-api/src/a.ts', '@torg/stores', /only depend on libs tagged/],
    ['libs/merchant-api/src/a.ts', '@torg/demo-shop', /Circular dependency/],
    ['libs/demo-shop/src/a.ts', '@torg/stores', /only depend on libs tagged/],
    ['apps/storefront-e2e/src/a.ts', '@torg/ui', /only depend on libs tagged with "type:core"/],
    ['libs/stores/src/b.ts', '../../commerce-sdk/src/index.ts', /cannot be imported by a relative or absolute path/],
  ])('%s may not import %s', async (file, module, message) => {
    const problems = await problemsOf(file, use(module));
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`boundaries: .*${message.source}`)));
  });

  it.each([
    ['libs/market-routing/src/a.ts', 'react'],
    ['libs/i18n/src/a.ts', 'react-intl'],
    ['libs/i18n/src/react/a.ts', 'mobx'],
    ['libs/commerce-sdk/src/client/a.ts', '@tanstack/react-query'],
    ['libs/analytics/src/a.ts', 'mobx'],
    ['libs/stores/src/a.ts', 'react'],
    ['libs/stores/src/a.ts', 'mobx-react-lite'],
    ['libs/ui/src/a.ts', 'mobx'],
    ['libs/ui/src/a.ts', 'graphql'],
    ['libs/merchant-api/src/a.ts', 'react-dom/server'],
  ])('%s may not take %s from npm', async (file, module) => {
    const problems = await problemsOf(file, use(module));
    expect(problems).toContainEqual(expect.stringMatching(/boundaries: .*is not allowed to import/));
  });
});

describe('a library is open to each only by its entries', () => {
  it.each([
    ['libs/analytics/src/a.ts', '@torg/commerce-sdk'],
    ['libs/merchant-api/src/a.ts', '@torg/commerce-sdk'],
    ['libs/merchant-api/src/a.ts', '@torg/commerce-sdk/client'],
    ['libs/demo-shop/src/a.ts', '@torg/merchant-api'],
    ['apps/merchant-api/src/a.ts', '@torg/stores'],
    ['libs/market-routing/src/a.ts', '@torg/i18n'],
    ['libs/commerce-sdk/src/client/a.ts', '@torg/analytics'],
    ['libs/commerce-sdk/src/domain/cart/a.ts', '../../client/create-client.ts'],
    ['libs/commerce-sdk/src/domain/index.ts', '../errors/commerce-error.ts'],
    ['libs/commerce-sdk/src/domain/cart/a.ts', 'graphql'],
    ['libs/stores/src/a.ts', 'node:fs'],
    ['apps/storefront/src/scope/a.ts', 'node:crypto'],
    ['apps/storefront/src/features/cart/a.ts', 'react-router-dom'],
    ['apps/storefront/src/server/a.ts', 'react-router'],
    ['libs/ui/src/actions/button/button.tsx', 'react-aria-components/Button'],
  ])('%s may not import %s', async (file, module) => {
    const problems = await problemsOf(file, use(module));
    expect(problems).toContainEqual(expect.stringMatching(/^no-restricted-imports: /));
  });
});

describe('what the house does want is let through', () => {
  it.each([
    ['libs/i18n/src/react/a.ts', 'react-intl'],
    ['libs/stores/src/a.ts', '@torg/commerce-sdk'],
    ['libs/stores/src/a.ts', 'mobx'],
    ['libs/analytics/src/a.ts', '@torg/commerce-sdk/domain'],
    ['libs/merchant-api/src/a.ts', '@torg/commerce-sdk/schema'],
    ['libs/merchant-api/src/a.ts', 'node:fs'],
    ['libs/commerce-sdk/src/domain/cart/a.ts', '../money/money.ts'],
    ['libs/commerce-sdk/src/domain/cart/a.ts', '../../errors/invalid-argument-error.ts'],
    ['libs/ui/src/overlays/drawer/drawer.tsx', 'react-aria-components'],
    ['libs/demo-shop/src/a.ts', '@torg/merchant-api/seed'],
    ['apps/merchant-api/src/main.ts', '@torg/demo-shop'],
    ['apps/merchant-api/src/main.ts', '@torg/merchant-api'],
    ['apps/storefront/src/server/main.ts', 'node:http'],
    ['apps/storefront/src/navigation/browser-router.tsx', 'react-router-dom'],
    ['apps/storefront/src/features/cart/a.ts', '@torg/ui/overlays'],
    ['apps/storefront-e2e/src/a.ts', '@torg/market-routing'],
  ])('%s may import %s', async (file, module) => {
    expect(await problemsOf(file, use(module))).toEqual([]);
  });
});

describe('the rules of the house are switched on where they hold', () => {
  it.each([
    ['libs/ui/src/actions/a.css.ts', "export const a = { color: '#fff' };", 'torg/no-raw-colour'],
    ['libs/ui/src/actions/a.tsx', 'export const A = () => <p>Hej</p>;', 'torg/no-literal-words'],
    ['apps/storefront/src/features/cart/a.ts', "export const a = 'på väg';", 'torg/no-literal-words'],
    [
      'apps/storefront/src/layouts/a.tsx',
      'export const A = ({ t }) => <a href="/kassan">{t}</a>;',
      'torg/no-path-literal',
    ],
    ['apps/storefront/src/features/cart/b.ts', "export { x } from '../search/x.ts';", 'torg/features-apart'],
    ['libs/stores/src/a.ts', 'export const a = (b: unknown) => b as string;', 'torg/reasoned-cast'],
    ['libs/stores/src/a.ts', 'export const a = (b: any) => b;', '@typescript-eslint/no-explicit-any'],
    ['libs/stores/src/a.ts', 'export const a = (b?: string) => b!.length;', '@typescript-eslint/no-non-null-assertion'],
    [
      'libs/stores/src/a.ts',
      "import { B } from './b.ts';\nexport const a = (b: B) => b;",
      '@typescript-eslint/consistent-type-imports',
    ],
    ['libs/stores/src/a.ts', 'export default function a() {}', 'no-restricted-exports'],
    ['libs/merchant-api/src/cart/a.ts', 'export const a = () => Date.now();', 'no-restricted-syntax'],
    ['libs/stores/src/a.ts', 'export const a = () => new Date();', 'no-restricted-syntax'],
    ['libs/ui/src/actions/b.tsx', 'export const A = () => <img src="a.webp" />;', 'jsx-a11y/alt-text'],
    [
      'apps/storefront/src/scope/a.tsx',
      "import { useState } from 'react';\nexport const useA = (b: boolean) => b && useState(1);",
      'react-hooks/rules-of-hooks',
    ],
    ['libs/stores/src/a.ts', '// eslint-disable-next-line no-console -- not needed\nexport const a = 1;', null],
  ])('%s: %s', async (file, code, rule) => {
    const problems = await problemsOf(file, code);
    expect(problems).toContainEqual(expect.stringMatching(`^${rule}: `));
  });
});
