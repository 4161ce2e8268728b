import type { SessionUser } from '@torg/stores';
import { useScope } from './scope-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whoever is signed in, for what a page that is the same for everyone shows to them alone: null until the browser has come
 * alive. It is read in an `observer`.
 */
export function useCustomer(): SessionUser | null {
  const isHydrated = useHydrated();
  const { user } = useScope().stores.session;
  return isHydrated ? user : null;
}
