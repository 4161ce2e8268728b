import { CommerceError } from './commerce-error.ts';
import { InvalidArgumentError } from './invalid-argument-error.ts';

/**
 * A rule as the published package has it: what fails within, such as a `TypeError` of the engine, is thrown as an
 * `InvalidArgumentError`. `stage.mjs` writes these around the rules of each entry; the project's own apps have the rules bare.
 */
export function checkedRule<Given extends unknown[]>(name: string, rule: (...given: Given) => unknown) {
  return (...given: Given): unknown => {
    const refuse = (error: unknown): never => {
      throw error instanceof CommerceError ? error : calledWrongly(name, given, error);
    };
    try {
      const answer = rule(...given);
      if (typeof answer === 'function') return checkedRule(name, (...more: unknown[]): unknown => answer(...more));
      return answer instanceof Promise ? answer.catch(refuse) : answer;
    } catch (error) {
      return refuse(error);
    }
  };
}

function calledWrongly(name: string, given: readonly unknown[], cause: unknown): InvalidArgumentError {
  const message = `${name} was called with ${given.map(typeName).join(', ') || 'nothing'}, which it does not take`;
  const error = Object.assign(new InvalidArgumentError('arguments', '', given), {
    message,
    shortMessage: message,
    cause,
  });
  const { captureStackTrace } = Error as { captureStackTrace?: (error: Error) => void }; // V8's, whose stacks begin with the message
  captureStackTrace?.(error);
  return error;
}

/** Never the value, which may be about a person. */
function typeName(given: unknown): string {
  if (given === null) return 'null';
  return Array.isArray(given) ? 'array' : typeof given;
}
