/** What a line of the log says of an error. Whatever else the error holds, such as an answer or a form, stays out of it. */
export interface ToldError {
  type: string;
  message: string;
  /** The code of whoever threw it, such as `ECONNREFUSED`, `NETWORK` or a database's. */
  code?: string;
  stack?: string;
  cause?: ToldError;
}

/** Somebody's address for mail, wherever a message quotes one. */
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** What stands in the place of an address. */
const ofSomebody = '‹mail address›';

/** How many causes are told, one within another. */
const MOST_CAUSES = 5;

/** Tells an error, and what caused it, without naming anybody. */
export function toldError(error: unknown, causes = MOST_CAUSES): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: withoutAddresses(message),
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack: withoutAddresses(stack) }),
    ...(error.cause !== undefined && causes > 0 && { cause: toldError(error.cause, causes - 1) }),
  };
}

function withoutAddresses(text: string): string {
  return text.replace(mailAddress, ofSomebody);
}
