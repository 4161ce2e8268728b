import { use, type ComponentType } from 'react';
import { inPlace } from './later-static.tsx';
import { untilItComes } from './until-it-comes.ts';

/** Code that is no part of the first load. */
export interface LaterCode<Code> {
  /** Fetches it. The server does before it renders, and a navigation before it shows the page. */
  fetch(): Promise<void>;
  /**
   * A component of it, in its place (`inPlace`): what changes of its properties, it reads from the stores.
   */
  part<Props extends object>(pick: (code: Code) => ComponentType<Props>): ComponentType<Props>;
  /** The same within a `StaticPart`: its code is fetched when that wakes, and what the server wrote stands until it is there. */
  inStatic<Props extends object>(pick: (code: Code) => ComponentType<Props>): ComponentType<Props>;
}

/**
 * Parts of a page that the server renders whole and whose code is fetched once the rest of the page is alive. Until then the
 * server's markup stands, and what is done in it waits (`ComingPart`); a fetch that fails is tried again. Its styles
 * come with every page whose modules import it: its module is called so, `cart.part.ts`.
 */
export function laterCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  let known: Code | null = null;
  let coming: Promise<Code> | null = null;

  async function fetch(): Promise<Code> {
    known ??= await load();
    return known;
  }

  function inStatic<Props extends object>(pick: (code: Code) => ComponentType<Props>) {
    return function Part(props: Props) {
      const Picked = pick(known ?? use((coming ??= untilItComes(fetch))));
      return <Picked {...props} />;
    };
  }

  function part<Props extends object>(pick: (code: Code) => ComponentType<Props>) {
    return inPlace(inStatic(pick));
  }

  return { fetch: async () => void (await fetch()), part, inStatic };
}
