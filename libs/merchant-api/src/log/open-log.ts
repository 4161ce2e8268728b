import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from './log-level.ts';
import { toldError } from './told-error.ts';

/** What is known of one line beside what it says. */
export interface LogContext {
  /** The id by which the client and both servers call the request. */
  requestId?: string | undefined;
}

/** One answered request. */
export interface AnsweredRequest {
  method: string;
  /** A page's name or an operation's, never an address: these say what somebody looked for. */
  route: string;
  status: number;
  ms: number;
}

/** The log of a program: one line of JSON each, with the request's id and nothing of a shopper. */
export interface Log {
  /** Something failed, or a sentence that wants a look where it is a text. */
  report(error: unknown, context?: LogContext): void;
  /** Something happened as it should. */
  note(line: string): void;
  /** A request was answered. */
  answered(request: AnsweredRequest, context?: LogContext): void;
}

/** Opens the log of a program, on standard error where no other place is named. It is written at once, as a program that dies says why. */
export function openLog(
  program: string,
  level: LogLevel = 'info',
  to: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  const lines = pino(
    {
      level,
      base: { name: program },
      formatters: { level: (label) => ({ level: label }) },
      // Pino's own writes whatever an error holds.
      serializers: { err: toldError },
    },
    to,
  );
  return {
    report(error, { requestId } = {}) {
      if (typeof error === 'string') return lines.warn({ requestId }, toldError(error).message);
      lines.error({ requestId, err: error }, toldError(error).message);
    },
    note: (line) => lines.info(line),
    answered: (request, { requestId } = {}) => lines.debug({ requestId, ...request }, 'answered'),
  };
}
