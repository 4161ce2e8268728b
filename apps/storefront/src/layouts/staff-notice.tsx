import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { useScope } from '../scope/scope-context.tsx';
import { useHydrated } from '../scope/use-hydrated.ts';

const SpoofNotice = lazy(async () => ({
  default: (await import('../features/account/spoof-notice.tsx')).SpoofNotice,
}));
const PreviewNotice = lazy(async () => ({
  default: (await import('../features/content/preview-notice.tsx')).PreviewNotice,
}));

/** Tells someone of the shop, on every page, that they see drafts, or what a customer sees. Shoppers fetch none of it. */
export const StaffNotice = observer(function StaffNotice() {
  const { preview, stores } = useScope();
  const isHydrated = useHydrated();
  const isSpoofed = isHydrated && stores.session.user?.spoofedBy !== undefined;
  if (!preview && !isSpoofed) return null;
  return (
    <Suspense fallback={null}>
      {isSpoofed && <SpoofNotice />}
      {preview && <PreviewNotice />}
    </Suspense>
  );
});
