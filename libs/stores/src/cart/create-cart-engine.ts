import { createCartSession, createPackageMemory } from '@torg/commerce-sdk';
import { projectCart } from '@torg/commerce-sdk/domain';
import type { CartEngine, CartEngineHooks, CartEnginePorts, PackageAddition } from './cart-ports.ts';
import { recordCartChange } from './record-cart-change.ts';

/** Makes the session of a cart, with what is worked out of it. Nothing is asked before the session is. */
export function createCartEngine(ports: CartEnginePorts, hooks: CartEngineHooks): CartEngine {
  const { calls, storage, packages, notes, wait, attempts } = ports;
  const { market, announce, events, report, picked } = hooks;
  const memory = createPackageMemory(packages);
  const readPicked = async () => picked(await memory.recall());
  const session = createCartSession({
    ...{ calls, storage, market, announce, report, wait, attempts },
    changed: (update, before, after) => recordCartChange(events, update, before, after),
  });
  /** A cart without notes is a cart all the same. */
  const without =
    <Answer>(answer: Answer) =>
    (error: unknown) => {
      report(error);
      return answer;
    };
  void readPicked().catch(report);
  return {
    session,
    project: (cart, optimisticUpdates, configurations) => projectCart(cart, optimisticUpdates, { configurations }),
    async addPackage(addition) {
      const { packageId, selections, ...told } = addition;
      const result = await session.addPackage({ packageId, selections: selections.map(toSelection) });
      if (!result.ok) return result;
      await memory.prune(result.cart);
      await memory.remember(result.cart, { packageId, ...told, selections: selections.map(toPick) });
      await readPicked();
      return result;
    },
    readPicked,
    readNews: async (cartId) => (await notes?.read(cartId).catch(without([]))) ?? [],
    acceptPrices: async (cartId) => (await notes?.accept(cartId).catch(without(false))) ?? false,
  };
}

type Pick = PackageAddition['selections'][number];

function toSelection({ groupId, optionId, skuId }: Pick) {
  return { groupId, optionId, skuId };
}

function toPick({ skuId, name, quantity }: Pick) {
  return { skuId, name, quantity };
}
