import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Link } from '@torg/ui';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { sizeGuideQuery } from './size-guide-query.ts';

const SizeGuideDialog = lazyPart([], async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog);

/** Opens the size guide of a product over its page; without script it leads to the guide's own. Nothing where there is none. */
export function SizeGuideLink({ product }: { product: Product }) {
  const t = useTranslate();
  const { data: guide } = useQuery({ ...sizeGuideQuery(useScope(), product), enabled: product.skus.length > 1 });
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!guide) return null;
  return (
    <div>
      <Link
        href={guide.path}
        isStandalone
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
          setWasOpened(true);
        }}
      >
        {t('product.sizeGuide')}
      </Link>
      {wasOpened && (
        <FailureBoundary fallback={null}>
          <Suspense>
            <SizeGuideDialog guide={guide} isOpen={isOpen} onOpenChange={setOpen} />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  );
}
