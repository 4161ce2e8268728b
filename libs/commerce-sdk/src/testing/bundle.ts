import { build, defaultClientConditions, type Plugin } from 'vite';

const ENTRY = 'entry.js';

/** What a browser would get of a script that is bundled from the package's entries. */
export async function bundle(script: string): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? new URL('../entry.js', import.meta.url).pathname : null),
    load: (id) => (id.endsWith('/src/entry.js') ? script : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: new URL('../..', import.meta.url).pathname,
    plugins: [entry],
    resolve: { conditions: ['@torg/source', ...defaultClientConditions] },
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: ENTRY } },
  });
  if (!('output' in result)) throw new Error('The bundler gave no output');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}
