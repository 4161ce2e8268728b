import type { Plugin } from 'vite';
import { componentFacts, defaultsOfProps, guidanceFiles, shapesOfProps } from '../component-facts.ts';

const id = 'virtual:component-facts';
const propsId = 'virtual:component-props';

/** Gives the docs pages what is written about each component, and what the sources tell of it. */
export function componentFactsPlugin(): Plugin {
  return {
    name: 'torg-component-facts',
    resolveId: (source) => (source === id || source === propsId ? `\0${source}` : null),
    load(source) {
      if (source === `\0${propsId}`)
        return [
          `export const defaults = ${JSON.stringify(defaultsOfProps())};`,
          `export const shapes = ${JSON.stringify(shapesOfProps())};`,
        ].join('\n');
      if (source !== `\0${id}`) return null;
      const files = guidanceFiles();
      const imports = files.map((file, place) => `import { guidance as g${place} } from ${JSON.stringify(file)};`);
      return [
        ...imports,
        `export const guidance = [${files.map((_, place) => `g${place}`).join(', ')}];`,
        `export const facts = ${JSON.stringify(componentFacts())};`,
      ].join('\n');
    },
  };
}
