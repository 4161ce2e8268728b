import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { librariesOfStories } from './libraries-of-stories.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const systemChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const offline = ['--disable-background-networking', '--disable-component-update'];

/** Debian's Chromium took the screenshots; another draws letters a little differently. */
const drawsAlike = executablePath === systemChromium;
const screenshots = fileURLToPath(new URL('.storybook/screenshots', import.meta.url));

interface Circumstances {
  name: string;
  globals: Readonly<Record<string, string>>;
  /** Only the stories of the shop's pages that have this tag. */
  pagesWith?: string;
  /** None of the stories that have this tag. */
  without?: string;
  /** What the visitor's system imposes. */
  context?: { forcedColors: 'active' };
  /** The ids of the stories that are compared with their screenshots. */
  compared?: RegExp;
  /** Whether each story is also looked at on a phone. */
  isTriedOnAPhone?: boolean;
}

/** Every story in Chromium, in given circumstances: it is rendered, played, and looked through by axe. */
function stories({
  name,
  globals,
  pagesWith,
  without,
  context,
  compared,
  isTriedOnAPhone,
}: Circumstances): TestProjectConfiguration {
  const comparison = compared && drawsAlike ? ['.storybook/compare-screenshots.ts'] : [];
  // What is set up last looks first, while the story is as it was played.
  const setupFiles = [
    '.storybook/one-tab.ts',
    ...(isTriedOnAPhone ? ['.storybook/try-on-a-phone.ts'] : []),
    ...comparison,
  ];
  const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
  const tags = { ...(pagesWith && { include: [pagesWith] }), ...(without && { exclude: [without] }) };
  return {
    extends: './vite.config.ts',
    optimizeDeps: { include: [...librariesOfStories(root)] },
    plugins: [storybookTest({ configDir, initialGlobals: globals, tags })],
    test: {
      name: `ui-stories-${name}`,
      exclude: pagesWith ? ['**/src/!(stories)/**'] : [],
      setupFiles,
      ...(compared && { provide: { compared: compared.source } }),
      // One page for all files: stories leave nothing behind, and a page each costs more than the stories do.
      isolate: false,
      testTimeout: 60_000,
      // A busy machine may fail a story once. What needed its second try is named, and what it did then is kept.
      retry: 1,
      browser: {
        enabled: true,
        headless: true,
        trace: { mode: 'on-first-retry', tracesDir: 'test-results/stories/traces', screenshots: false },
        provider: playwright({
          launchOptions: { executablePath, args: [...quiet, ...offline] },
          ...(context && { contextOptions: context }),
        }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // A pixel may differ by a tenth of the way from black to white, and one pixel in 500 by more.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.002 },
            resolveScreenshotPath: ({ arg, ext }) => join(screenshots, name, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(root, 'test-results/stories/differences', name, `${arg}${ext}`),
          },
        },
      },
    },
  };
}

export default defineConfig({
  test: {
    // Left alone, Vitest would keep one of two cores free.
    maxWorkers: '100%',
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'ui-unit', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], css: true },
      },
      stories({ name: 'sv', globals: { locale: 'sv' }, compared: /./ }),
      stories({
        name: 'nb',
        globals: { locale: 'nb' },
        without: 'one-language',
        compared: /^pages-/,
        isTriedOnAPhone: true,
      }),
      stories({
        name: 'forced-colours',
        globals: { locale: 'sv' },
        context: { forcedColors: 'active' },
        pagesWith: 'forced-colours',
        compared: /./,
      }),
    ],
  },
});
