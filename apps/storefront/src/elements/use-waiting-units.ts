import { waitingUnits } from '@torg/stores/waiting';
import { useHydrated } from '../scope/use-hydrated.ts';
import { useScope } from '../scope/scope-context.tsx';

/** How many units wait in this browser for a connection: of these skus, or of all. To be asked by an `observer`. */
export function useWaitingUnits(skuIds?: readonly number[]): number {
  const { keptWaiting } = useScope();
  const isAlive = useHydrated();
  return isAlive ? waitingUnits(keptWaiting.read(), skuIds) : 0;
}
