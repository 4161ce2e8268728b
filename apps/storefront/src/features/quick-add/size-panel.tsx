import { Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';

/** Brings a dialog along, which no page needs before a card asks. */
const SizeDialog = lazyPart(['quick-add', 'goods'], async () => (await import('./size-dialog.tsx')).SizeDialog);

/** Asks for the size where a card puts a product in the cart that has several. Whoever asks has fetched the dialog. */
export const SizePanel = observer(function SizePanel() {
  const { sizeAskedOf } = useScope().stores.ui;
  return (
    sizeAskedOf !== null && (
      <FailureBoundary of={sizeAskedOf} fallback={null}>
        <Suspense>
          <SizeDialog alias={sizeAskedOf} />
        </Suspense>
      </FailureBoundary>
    )
  );
});
