import { Suspense, type ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';
import { FailureBoundary } from './failure-boundary.tsx';

/** A part that only whoever is signed in may have, where the account has more than the contract; nobody else fetches it, and no server does. */
export function forMembers<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return observer(function ForMembers(props: Props) {
    const { config, stores } = useScope();
    const isHydrated = useHydrated();
    if (!isHydrated || stores.session.user === null || config.api.extensions === null) return null;
    return (
      <FailureBoundary fallback={null}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </FailureBoundary>
    );
  });
}
