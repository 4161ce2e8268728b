import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { baseTokens } from '../src/theme/tokens.ts';
import { componentFactsPlugin } from './component-facts-plugin.ts';
import { aliasesForTheSearch } from './search-aliases.ts';
import { shopPictures } from './shop-pictures.ts';

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './*.stories.tsx',
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../apps/storefront/src/stories/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // Storybook's own steps for beginners would head the sidebar.
  features: { experimentalSearchDocsHeadings: true, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  staticDirs: [
    { from: '../tokens', to: '/tokens' },
    ...shopPictures,
    { from: '../../../apps/storefront/public/pictures', to: '/pictures' },
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  // A story that is opened alone has an icon too.
  previewHead: (head = '') => `${head}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  // The search finds a part by what it is called elsewhere: the manager puts these words beside its page.
  managerHead: async (head = '') =>
    `${head}<style>[data-nodetype="story"] svg { color: ${baseTokens.accentMark}; }</style>` +
    `<script>window.TORG_ALIASES = ${await aliasesForTheSearch()};</script>`,
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [componentFactsPlugin()],
      // The stories of the shop's pages take the libraries that they are made of by their sources.
      resolve: { conditions: ['@torg/source', ...defaultClientConditions] },
      build: {
        // The manager's own chunks are large; nobody but designers fetches them.
        chunkSizeWarningLimit: 4000,
        // The tables of props take their time, which is no fault to be told of.
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
  typescript: {
    // The tables of props are worth the types of the whole library, which tests need not wait for.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../tsconfig.lib.json', import.meta.url)),
      exclude: ['**/*.stories.tsx', '**/.storybook/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
};

export default config;
