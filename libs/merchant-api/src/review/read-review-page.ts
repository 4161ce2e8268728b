import { badUserInput } from '../errors/api-error.ts';

const DEFAULT_TAKE = 10;
const MOST_TAKEN = 200;
const MOST_SKIPPED = 6000;

/** Reads which reviews are asked for; throws BAD_USER_INPUT outside of the API's limits. */
export function readReviewPage(skip: number | null | undefined, take: number | null | undefined) {
  const page = { skip: skip ?? 0, take: take ?? DEFAULT_TAKE };
  if (page.take < 0 || page.take > MOST_TAKEN) {
    throw badUserInput(`'take' is ${page.take}; give a number from 0 to ${MOST_TAKEN}.`);
  }
  if (page.skip < 0 || page.skip > MOST_SKIPPED) {
    throw badUserInput(`'skip' is ${page.skip}; give a number from 0 to ${MOST_SKIPPED}.`);
  }
  return page;
}
