import { readId } from './read-number.ts';
import { refused, type CommandOutcome, type ReadCommand } from './shop-command.ts';

/** The one order that is named; null where none or several are. */
export function readOrderId([text, ...rest]: readonly string[]): number | null {
  return rest.length === 0 ? readId(text) : null;
}

export const oneOrder: ReadCommand = { ok: false, problem: 'Give the number of one order, as `orders` lists it' };
export const nobody: ReadCommand = { ok: false, problem: 'Say with --by who you are: it is written down' };

/** There is no such order. */
export function unknownOrder(orderId: number): CommandOutcome {
  return refused(`There is no order ${orderId}. Look at \`orders\`.`);
}
