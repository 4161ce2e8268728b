import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import {
  build,
  defaultClientConditions,
  defaultExternalConditions,
  defaultServerConditions,
  defineConfig,
  type PluginOption,
  type UserConfig,
} from 'vite';
import { fontsApart } from './build/fonts-apart.ts';
import { scriptGroups } from './build/script-groups.ts';
import { shortNames } from './build/short-names.ts';
import { toldBootModules, toldModules, tellModules } from './build/tell-modules.ts';
import { onlyUsedIcons } from './build/used-icons.ts';

const require = createRequire(import.meta.url);

/** react-aria ships texts in 30 languages; the shop speaks two. */
const onlyOurLocales: PluginOption = { ...optimizeLocales.vite({ locales: ['sv-SE', 'nb-NO'] }), enforce: 'pre' };

/** Messages and GraphQL documents are compiled by the build, so their parsers stay out of the browser. */
const withoutParsers = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
  },
];

/** The router's package points every bundler at its development build, which is the same code with its warnings on. */
const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

function routerFile(name: string): string {
  return new URL(`../production/${name}`, pathToFileURL(require.resolve('react-router'))).pathname;
}

/**
 * The router's package names its components for React's developer tools and makes them by calls that a bundler takes for
 * effects, so all of them would stay. Marked as what they are, those that the shop does not use go.
 */
const onlyUsedRouterParts: PluginOption = {
  name: 'only-used-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
  },
};

const bootSource = 'src/client/boot/boot.ts';

/** Builds a script in one piece of its own: what it shares with others it holds itself, so that it waits for no file. */
async function alone(root: string, input: string) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    resolve: { conditions: ['@torg/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
    plugins: [tellModules()],
  });
  const [output] = [built].flat();
  const [script, ...others] = output && 'output' in output ? output.output : [];
  if (!script) throw new Error(`${input} was not built`);
  // What lies in it, for whoever weighs it.
  const told = others.find(({ fileName }) => fileName === toldModules);
  if (told?.type !== 'asset') throw new Error(`${input} does not say what lies in it`);
  const [modules] = Object.values(JSON.parse(String(told.source)) as Record<string, unknown>); // as it is told
  return { code: script.code, modules };
}

/** The boot script and the service worker. */
const ownScripts: PluginOption = {
  name: 'own-scripts',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  async generateBundle(_, bundle) {
    const { root } = this.environment.config;
    const boot = await alone(root, bootSource);
    this.emitFile({ type: 'asset', fileName: toldBootModules, source: JSON.stringify(boot.modules) });
    this.emitFile({ type: 'asset', name: 'boot.js', originalFileName: bootSource, source: boot.code });
    // By another text a browser knows that the shop was renewed.
    const files = Object.keys(bundle).toSorted().join();
    const edition = createHash('sha256').update(files).digest('hex').slice(0, 16);
    const worker = await alone(root, 'src/client/worker/worker.ts');
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${worker.code}// ${edition}\n` });
  },
};

/** Names of what the style sheets of a built shop make. */
const styleNames = shortNames(new URL('./', import.meta.url), ['src/', '../../libs/ui/src/']);

/** What every document loads. A navigation names to the browser only what a page's script imports beside. */
const always = /\/(rolldown-runtime|libraries|intl|shared)-/;

export default defineConfig(({ command, isSsrBuild, mode }) => {
  // A caller's own NODE_ENV would have React's development build put together with a server that runs the other one.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return settings(isSsrBuild === true, mode);
});

function settings(isSsrBuild: boolean, mode: string): UserConfig {
  return {
    plugins: [
      onlyOurLocales,
      onlyUsedIcons,
      onlyUsedRouterParts,
      react(),
      vanillaExtractPlugin(mode === 'production' ? { identifiers: styleNames } : {}),
      fontsApart,
      ownScripts,
      ...(isSsrBuild ? [] : [tellModules()]),
    ],
    resolve: {
      conditions: ['@torg/source', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
      alias: isSsrBuild || mode !== 'production' ? [] : [...withoutParsers, ...productionRouter],
    },
    ssr: {
      // The newest lru-cache lies with the API, an older one at the top, where a built server looks.
      noExternal: [/^@torg\//, 'lru-cache'],
      resolve: {
        conditions: ['@torg/source', ...defaultServerConditions],
        externalConditions: ['@torg/source', ...defaultExternalConditions],
      },
    },
    publicDir: isSsrBuild ? false : 'public',
    build: {
      target: 'es2022',
      manifest: !isSsrBuild,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      modulePreload: {
        resolveDependencies: (script, imports) => imports.filter((file) => file !== script && !always.test(file)),
      },
      rolldownOptions: isSsrBuild
        ? {
            // The API's thread is a program of its own. All files lie side by side, so that they find each other.
            input: { main: 'src/server/main.ts', 'api-worker': 'src/server/api-thread/api-worker.ts' },
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          }
        : {
            input: 'src/client/main.tsx',
            output: {
              codeSplitting: { groups: scriptGroups },
            },
          },
    },
  };
}
