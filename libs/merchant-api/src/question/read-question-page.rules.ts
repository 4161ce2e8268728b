import { badUserInput } from '../errors/api-error.ts';

const DEFAULT_TAKE = 10;
const MOST_TAKEN = 100;
const MOST_SKIPPED = 6000;

/** Which part of the questions is asked for. */
export interface QuestionPage {
  skip: number;
  take: number;
}

/** Reads which part of the questions is asked for; throws BAD_USER_INPUT outside of the limits. */
export function readQuestionPage(args: { skip?: number | null; take?: number | null }): QuestionPage {
  return {
    skip: within('skip', args.skip ?? 0, MOST_SKIPPED),
    take: within('take', args.take ?? DEFAULT_TAKE, MOST_TAKEN),
  };
}

function within(name: string, value: number, most: number): number {
  if (value >= 0 && value <= most) return value;
  throw badUserInput(`'${name}' is ${value}; give a number from 0 to ${most}.`);
}
