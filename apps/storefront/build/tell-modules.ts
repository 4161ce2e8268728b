import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Where a build writes down the modules of its scripts, and of its boot script, which is built apart. */
export const toldModules = '.vite/modules.json';
export const toldBootModules = '.vite/boot-modules.json';

/** One module within a script: where it lies in the workspace, its bytes there, and who imports it. */
export interface BuiltModule {
  path: string;
  bytes: number;
  importedBy: readonly string[];
}

/** Writes down which modules lie in each script, so that a page that weighs too much can say what came from where. */
export function tellModules(): Plugin {
  const pathOf = (id: string) => relative(workspace, id.replace(/^\0/, '').replace(/\?.*$/, ''));
  return {
    name: 'tell-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return [];
        const modules = Object.entries(chunk.modules).map(([id, { renderedLength }]): BuiltModule => {
          const info = this.getModuleInfo(id);
          const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
          return { path: pathOf(id), bytes: renderedLength, importedBy: importers.map(pathOf) };
        });
        return [[chunk.fileName, modules.filter(({ bytes }) => bytes > 0)] as const];
      });
      const source = JSON.stringify(Object.fromEntries(scripts));
      this.emitFile({ type: 'asset', fileName: toldModules, source });
    },
  };
}
