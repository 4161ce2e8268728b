import { memo, Suspense, use, type ComponentType } from 'react';
import type { Namespace } from '@torg/i18n';
import type { Translation } from '@torg/i18n/react';
import { useScope } from '../scope/scope-context.tsx';
import { ComingPart } from './coming-part.tsx';
import { fetchWithTexts } from './lazy-part.tsx';
import { useIsWrittenOnce } from './static-part.tsx';
import { untilItComes } from './until-it-comes.ts';

/** Code within a `StaticPart` that says texts of its own. */
export interface LaterStatic<Code> {
  /** Fetches it with its texts. The server does before it renders, and a navigation before it shows the page. */
  fetch(translation: Translation): Promise<void>;
  /** A component of it: code and texts are fetched when the static part wakes, and what the server wrote stands until then. */
  part<Props extends object>(pick: (code: Code) => ComponentType<Props>): ComponentType<Props>;
}

/** As `laterCode`, within a `StaticPart` or `inPlace`, for what says texts that the page does not say: neither is part of the first load. */
export function laterStatic<Code>(texts: readonly Namespace[], load: () => Promise<Code>): LaterStatic<Code> {
  const known = new WeakMap<Translation, Code>();
  const coming = new WeakMap<Translation, Promise<Code>>();

  async function fetch(translation: Translation): Promise<Code> {
    const code = known.get(translation) ?? (await fetchWithTexts(texts, load, translation));
    known.set(translation, code);
    return code;
  }

  function comingIn(translation: Translation): Promise<Code> {
    const underWay = coming.get(translation) ?? untilItComes(() => fetch(translation));
    coming.set(translation, underWay);
    return underWay;
  }

  function part<Props extends object>(pick: (code: Code) => ComponentType<Props>) {
    return function Part(props: Props) {
      const { translation } = useScope();
      const Picked = pick(known.get(translation) ?? use(comingIn(translation)));
      return <Picked {...props} />;
    };
  }

  return { fetch: async (translation) => void (await fetch(translation)), part };
}

/**
 * Such a component by itself, outside a static part. Its markup stands until its code is there; drawn anew before, it would
 * lose what the server rendered.
 */
export function inPlace<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Place = (props: Props) => {
    // A static part is brought alive by what is done in it.
    const Around = useIsWrittenOnce() ? Suspense : ComingPart;
    return (
      <Around>
        <Part {...props} />
      </Around>
    );
  };
  return memo(Place, () => true);
}
