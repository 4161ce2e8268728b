// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicComponents, type PublicComponent } from '../public-components.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outside = /^(react|react-dom|react\/jsx-runtime)$/;
const components = publicComponents();
/** What a page loads at once. */
const entriesOfPages = ['index.ts', 'checkout/index.ts'];
const ofPages = components.filter(({ entry }) => entriesOfPages.includes(entry));
const onIntent = components.filter(({ entry }) => !entriesOfPages.includes(entry));

/** The most that a component may weigh (bytes of script, gzip, beyond React), where it is more than a plain one may. */
const heavier: Readonly<Record<string, number>> = {
  Dialog: 21_200,
  Drawer: 21_200,
  FilterSheet: 21_600,
  GalleryZoom: 23_000,
  HtmlContent: 14_000,
  Menu: 46_000,
  PanelMenu: 22_000,
  Popover: 25_000,
  RangeSlider: 15_000,
  SearchCombobox: 43_000,
  Select: 58_000,
  Tabs: 31_000,
  Tooltip: 14_000,
};
const plain = 5_000;

interface Bundle {
  /** Bytes of all scripts that an input needs, gzip. */
  scriptOf(input: string): number;
  /** Bytes of all style sheets, gzip. */
  css: number;
  /** The modules that an input needs. */
  modulesOf(input: string): readonly string[];
}

/** Bundles snippets that import from the library, as the shop's build would, all at once. */
async function bundle(codeOf: ReadonlyMap<string, string>): Promise<Bundle> {
  const output = await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    plugins: [
      {
        name: 'snippets',
        resolveId: (id) => (codeOf.has(id) ? `${root}src/${id}.snippet.ts` : null),
        load: (id) => codeOf.get(/\/src\/(\w+)\.snippet\.ts$/.exec(id)?.[1] ?? '') ?? null,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: [...codeOf.keys()], external: outside },
    },
  });
  const files = (output as Rolldown.RolldownOutput).output; // one configuration and no watching give one output
  const chunks = files.filter((file) => file.type === 'chunk');
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = (input: string) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${input}.snippet.ts`));
    if (!entry) throw new Error(`${input} was not bundled`);
    const found = new Set([entry]);
    for (const chunk of found) for (const name of chunk.imports) found.add(chunkOf.get(name) ?? chunk);
    return [...found];
  };
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
  return {
    // As one file: the cuts between chunks are this test's own.
    scriptOf: (input) =>
      gzipSync(
        needed(input)
          .map(({ code }) => code)
          .join(''),
      ).length,
    css: gzipSync(styles.map((file) => (file.type === 'asset' ? file.source : file.code)).join('')).length,
    modulesOf: (input) => needed(input).flatMap(({ moduleIds }) => moduleIds),
  };
}

function snippet({ entry, name }: PublicComponent): string {
  return `import { ${name} } from './${entry}'; globalThis.kept = ${name};`;
}

let alone: Bundle;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  alone = await bundle(new Map(ofPages.map((component) => [component.name, snippet(component)])));
}, 240_000);
afterAll(() => void vi.unstubAllEnvs());

describe('a component alone', () => {
  it.each(ofPages.map(({ name }) => name))('%s costs no more than it may', (name) => {
    expect(alone.scriptOf(name)).toBeLessThanOrEqual(heavier[name] ?? plain);
  });

  it.each(ofPages.map(({ name }) => name))('%s brings no react-aria', (name) => {
    expect(alone.modulesOf(name).filter((id) => /react-aria|@react-/.test(id))).toEqual([]);
  });

  // One build each: in a common one, a component would carry what the others use of the libraries.
  it.each(onIntent.map((component) => [component.name, component] as const))(
    '%s, loaded on intent, costs no more than it may',
    { timeout: 60_000 },
    async (name, component) => {
      const { scriptOf } = await bundle(new Map([[name, snippet(component)]]));
      expect(scriptOf(name)).toBeLessThanOrEqual(heavier[name] ?? plain);
    },
  );
});

it('dresses a page that uses every plain component in 15.5 kB of styles', { timeout: 240_000 }, async () => {
  const everything = entriesOfPages.map(
    (entry, place) => `import * as entry${place} from './${entry}'; globalThis.kept${place} = entry${place};`,
  );
  const { css } = await bundle(new Map([['everything', everything.join('')]]));
  expect(css).toBeGreaterThan(2_000);
  expect(css).toBeLessThanOrEqual(15_500);
});
