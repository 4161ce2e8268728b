import { memo, Suspense, use, type ComponentType } from 'react';

/** Code that is no part of the first load. */
export interface LaterCode<Code> {
  /** Fetches it. The server does before it renders, and a navigation before it shows the page. */
  fetch(): Promise<void>;
  /**
   * A component of it, in its place. The properties that it begins with are those that it keeps: what changes, it reads
   * from the stores. Drawn anew before the code is there, it would lose what the server rendered.
   */
  part<Props extends object>(pick: (code: Code) => ComponentType<Props>): ComponentType<Props>;
}

/**
 * Parts of a page that the server renders whole and whose code is fetched once the rest of the page is alive. Until then, and
 * where it does not come, the server's markup stands, whose links and forms work as without script. Its styles come with
 * the page that the module is named after: those of `cart.part.ts` with the page `cart`.
 */
export function laterCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  let known: Code | null = null;
  let coming: Promise<Code> | null = null;

  async function fetch(): Promise<Code> {
    known ??= await load();
    return known;
  }

  function part<Props extends object>(pick: (code: Code) => ComponentType<Props>) {
    function Part(props: Props) {
      const Picked = pick(known ?? use((coming ??= fetch().catch(never))));
      return <Picked {...props} />;
    }
    const Place = (props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
    return memo(Place, () => true);
  }

  return { fetch: async () => void (await fetch()), part };
}

/** What waits for this goes on standing as it is. */
function never(): Promise<never> {
  return new Promise(() => {});
}
