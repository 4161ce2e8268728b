import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundariesFor, depConstraints } from './tools/lint-rules/boundaries.mjs';
import { importFences } from './tools/lint-rules/import-fences.mjs';
import { torgRules } from './tools/lint-rules/plugin.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', '**/.storybook/**'];
const defaultExportsWanted = ['**/*.config.{ts,mts,mjs}', '**/*.stories.tsx', '**/.storybook/**', '**/*.d.ts'];
const ourScreens = ['apps/storefront/src/**/*.{ts,tsx}', 'libs/ui/src/**/*.{ts,tsx}'];

export default defineConfig(
  {
    ignores: [
      '**/dist',
      '**/storybook-static',
      '**/generated',
      'libs/commerce-sdk/reference',
      '**/compiled',
      '**/test-results',
      '**/playwright-report',
      '**/*.timestamp*',
      '.nx',
    ],
  },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'object-shorthand': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: defaultExportsWanted, rules: { 'no-restricted-exports': 'off' } },

  // TypeScript, with the rules that need its types.
  {
    files: typescript,
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        // Naming a property is the way to leave it out of `...rest`.
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },

  // Who may import whom.
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', boundariesFor(depConstraints)] },
  },
  ...importFences,

  // The project's own rules.
  { plugins: { torg: torgRules } },
  { files: typescript, ignores: tests, rules: { 'torg/reasoned-cast': 'error' } },
  { files: ['apps/storefront/src/features/**/*.{ts,tsx}'], rules: { 'torg/features-apart': 'error' } },
  { files: ['apps/storefront/src/**/*.{ts,tsx}'], rules: { 'torg/rooms-in-order': 'error' } },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}', 'libs/ui/.storybook/**'],
    ignores: [
      'libs/ui/src/theme/**',
      'libs/merchant-api/src/catalogue/palette.ts',
      'libs/demo-shop/**',
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/testing/**',
    ],
    rules: { 'torg/no-raw-colour': 'error' },
  },
  // Guidance says how words are written, in both languages.
  {
    files: ourScreens,
    ignores: [...tests, '**/*.guidance.ts', '**/stories/recording/**'],
    rules: { 'torg/no-literal-words': 'error' },
  },
  { files: ['apps/storefront/src/**/*.{ts,tsx}'], ignores: tests, rules: { 'torg/no-path-literal': 'error' } },

  // React.
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    // It takes a component that a hook reads from context, such as the app's link, for one made on each render.
    rules: { 'react-hooks/static-components': 'off' },
  },

  // The project's scripts, which Node runs as they are.
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['Buffer', 'URL', 'clearTimeout', 'console', 'performance', 'process', 'setTimeout'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['libs/commerce-sdk/{examples,runtimes}/**/*.mjs', 'libs/commerce-sdk/check-examples.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['Blob', 'Worker', 'document', 'fetch', 'localStorage'].map((name) => [name, 'readonly']),
      ),
    },
  },
);
