import { use, type ComponentType, type FunctionComponent } from 'react';
import type { Namespace } from '@torg/i18n';
import type { Translation } from '@torg/i18n/react';
import { nextChance } from './next-chance.ts';
import { painted } from './painted.ts';
import { useScope } from '../scope/scope-context.tsx';

/** A part of a page that comes when it is shown, or sooner where somebody foresees that it will be. */
export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /**
   * Fetches it once what was drawn is on the screen, so that it is there when it is to be shown. That it does not come is
   * told then.
   */
  fetchAhead(translation: Translation): void;
}

/**
 * A part of a page that is fetched when it is shown for the first time, at once with its texts. It stands within a
 * `Suspense`, and where it may not come, within a `FailureBoundary`; shown anew a while later, it is fetched again.
 */
export function lazyPart<Props extends object>(
  texts: readonly Namespace[],
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const known = new WeakMap<Translation, Promise<ComponentType<Props>>>();

  /** Forgotten at once, a fetch that goes on failing would be tried again by the very render that is to tell of it. */
  async function forgetLater(translation: Translation) {
    await nextChance();
    known.delete(translation);
  }

  function fetchOnce(translation: Translation): Promise<ComponentType<Props>> {
    let fetched = known.get(translation);
    if (fetched === undefined) {
      fetched = fetchWithTexts(texts, fetchPart, translation);
      known.set(translation, fetched);
      fetched.catch(() => forgetLater(translation));
    }
    return fetched;
  }

  function LazyPart(props: Props) {
    const { translation } = useScope();
    const Part = use(fetchOnce(translation));
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, {
    fetchAhead: (translation: Translation) => void painted().then(() => void fetchOnce(translation)),
  });
}

/** Fetches code that says texts, at once with them. For what takes another part's place: the caller decides when. */
export async function fetchWithTexts<Part>(
  texts: readonly Namespace[],
  fetchPart: () => Promise<Part>,
  { fetchTexts }: Pick<Translation, 'fetchTexts'>,
): Promise<Part> {
  const [part] = await Promise.all([fetchPart(), fetchTexts(texts)]);
  return part;
}
