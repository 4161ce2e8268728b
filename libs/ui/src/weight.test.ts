// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const outside = /^(react|react-dom|react\/jsx-runtime)$/;

/** Bundles code that imports from the library, as the shop's build would. */
async function bundle(code: string) {
  const entry = 'virtual:entry';
  const output = await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${root}src/entry-of-a-test.ts` : null),
        load: (id) => (id.endsWith('entry-of-a-test.ts') ? code : null),
      },
    ],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: entry, external: outside } },
  });
  const files = (output as Rolldown.RolldownOutput).output; // one input and no watching give one output
  const gzipped = (suffix: string) =>
    files
      .filter(({ fileName }) => fileName.endsWith(suffix))
      .map((file) => gzipSync(file.type === 'asset' ? file.source : file.code).length)
      .reduce((sum, size) => sum + size, 0);
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return { css: gzipped('.css'), script: gzipped('.js'), modules };
}

const everything = `import * as ui from './index.ts'; globalThis.kept = ui;`;
const one = `import { Text } from './index.ts'; globalThis.kept = Text;`;

beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

describe('the main entry', () => {
  it('brings no react-aria and little weight', { timeout: 60_000 }, async () => {
    const { css, script, modules } = await bundle(everything);
    expect(modules.filter((id) => /react-aria|@react-/.test(id))).toEqual([]);
    expect(css).toBeGreaterThan(2_000);
    expect(css).toBeLessThanOrEqual(13_000);
    expect(script).toBeLessThanOrEqual(24_000);
  });

  it('lets go of what is not used', { timeout: 60_000 }, async () => {
    const { script } = await bundle(one);
    expect(script).toBeLessThanOrEqual(600);
  });
});
