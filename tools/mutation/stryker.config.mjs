// Paths are those of libs/commerce-sdk, where Stryker is started.
const reports = '../../tools/mutation/dist';

export default {
  mutate: ['src/domain/**/*.ts', '!src/domain/**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { dir: 'src/domain' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The laws of the cart take seconds, and more on a busy machine.
  timeoutMS: 30_000,
  // A folder that git, the linter and the formatter pass over. A deeper one would not find the workspace's tsconfig.
  tempDirName: 'test-results',
  thresholds: { high: 92, low: 85, break: 85 },
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `${reports}/mutation.html` },
  jsonReporter: { fileName: `${reports}/mutation.json` },
};
