import { use, type ComponentType } from 'react';
import type { Namespace } from '@torg/i18n';
import type { Translation } from '@torg/i18n/react';
import { useScope } from '../scope/scope-context.tsx';

/**
 * A part of a page that is fetched when it is shown for the first time, at once with its texts. It stands within a
 * `Suspense`, and where it may not come, within a `FailureBoundary`.
 */
export function lazyPart<Props extends object>(
  texts: readonly Namespace[],
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const known = new WeakMap<Translation, Promise<ComponentType<Props>>>();

  async function fetchBoth(translation: Translation): Promise<ComponentType<Props>> {
    const [part] = await Promise.all([fetchPart(), translation.fetchTexts(texts)]);
    return part;
  }

  return function LazyPart(props) {
    const { translation } = useScope();
    const fetched = known.get(translation) ?? fetchBoth(translation);
    known.set(translation, fetched);
    const Part = use(fetched);
    return <Part {...props} />;
  };
}
