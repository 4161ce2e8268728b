import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../tokens', to: '/tokens' }],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  // The manager's own chunks are large; nobody but designers fetches them.
  viteFinal: (config) => ({ ...config, build: { ...config.build, chunkSizeWarningLimit: 4000 } }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
