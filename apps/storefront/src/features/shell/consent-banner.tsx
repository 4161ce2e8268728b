import { Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const ConsentQuestion = lazyPart(['cookies'], async () => (await import('./consent-question.tsx')).ConsentQuestion);

/**
 * Asks what may be kept, where nobody has answered yet. Without script nothing is kept that needs a yes, and the page of
 * cookies takes the choice. Where its code does not come, nothing is agreed to.
 */
export const ConsentBanner = observer(function ConsentBanner() {
  const { consent } = useScope().stores;
  if (consent.state.status !== 'open') return null;
  return (
    <FailureBoundary fallback={null}>
      <Suspense>
        <ConsentQuestion />
      </Suspense>
    </FailureBoundary>
  );
});
