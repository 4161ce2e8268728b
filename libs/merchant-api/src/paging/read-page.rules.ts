import { badUserInput } from '../errors/api-error.ts';

const MOST_SKIPPED = 6000;

/** Which part of a list a query asks for. */
export interface PageArguments {
  skip?: number | null | undefined;
  take?: number | null | undefined;
}

/** How much a list gives where the query does not say, and at most. */
export interface PageLimits {
  usual: number;
  most: number;
}

/** Lists of products, and whatever else a query does not name. */
export const productPages: PageLimits = { usual: 24, most: 200 };

/**
 * Reads which part of a list is asked for, from its first row on where nothing is said. Whoever asks for more rows than a list
 * gives gets as many as it gives; throws BAD_USER_INPUT for a `skip` beyond its limit, and below 0.
 */
export function readPage({ skip, take }: PageArguments, { usual, most }: PageLimits): { skip: number; take: number } {
  return { skip: within('skip', skip ?? 0, MOST_SKIPPED), take: Math.min(fromZero('take', take ?? usual), most) };
}

function fromZero(name: string, value: number): number {
  if (value >= 0) return value;
  throw badUserInput(`'${name}' is ${value}; give a number from 0 on.`);
}

function within(name: string, value: number, most: number): number {
  if (value >= 0 && value <= most) return value;
  throw badUserInput(`'${name}' is ${value}; give a number from 0 to ${most}.`);
}
