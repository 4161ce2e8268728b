import type { Favourites } from '@torg/commerce-sdk/extensions';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';

/** What is marked; null while nobody knows. A customer's page comes with it, a visitor's is known to the browser alone. */
export function useFavourites(): Favourites | null {
  const { favourites } = useScope().stores;
  const hydrated = useHydrated();
  if (!hydrated) return favourites.rendered;
  return favourites.state.status === 'ready' ? { productIds: favourites.ids, lists: favourites.lists } : null;
}
