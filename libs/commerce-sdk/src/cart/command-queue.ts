import type { OptimisticUpdate } from '../domain/cart/optimistic-update.ts';
import type { PackageRefusal } from '../domain/cart/cart.ts';
import type { CartChangeResult } from './cart-session.ts';
import { isSameTarget, type CartCommand } from './cart-command.ts';

/** A command in the queue. Until it is sent, a later one may take its place and is answered by the same result. */
export interface QueuedCommand<Refusal> {
  command: CartCommand<Refusal>;
  result: Promise<CartChangeResult<Refusal>>;
}

/** What the shopper wants of the cart and has no answer to yet. */
export interface CommandQueue {
  /** In the order in which it was wanted. */
  optimisticUpdates(): readonly OptimisticUpdate[];
  add(queued: { command: { update: OptimisticUpdate } }): void;
  /** A quantity that waits to be sent, with which a later one of the same target may change places. */
  addQuantity(queued: QueuedCommand<PackageRefusal>): void;
  /** Gives a quantity that waits the later value; null where none of the same target waits. */
  amend(command: CartCommand<PackageRefusal>): Promise<CartChangeResult> | null;
  /** A quantity that comes after an addition may not slip in before it by taking the place of one that waits. */
  closeRanks(): void;
  /** It is being sent: nothing takes its place any more. */
  begin(queued: { command: { update: OptimisticUpdate } }): void;
  /** It is answered. */
  end(queued: object): void;
}

/** An empty queue. */
export function createCommandQueue(): CommandQueue {
  let open: readonly { command: { update: OptimisticUpdate } }[] = [];
  let waiting: readonly QueuedCommand<PackageRefusal>[] = [];
  return {
    optimisticUpdates: () => open.map(({ command }) => command.update),
    add: (queued) => void (open = [...open, queued]),
    addQuantity: (queued) => void (waiting = [...waiting, queued]),
    amend(command) {
      const queued = waiting.find((one) => isSameTarget(one.command.update, command.update));
      if (!queued) return null;
      queued.command = command;
      return queued.result;
    },
    closeRanks: () => void (waiting = []),
    begin: ({ command }) => void (waiting = waiting.filter((one) => one.command.update !== command.update)),
    end: (queued) => void (open = open.filter((one) => one !== queued)),
  };
}
