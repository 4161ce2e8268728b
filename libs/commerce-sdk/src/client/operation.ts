import { InvalidOperationError } from '../errors/invalid-operation-error.ts';
import type { CommerceScope } from './commerce-client.ts';
import { operationsIn, scopeVariables, type WrittenOperation } from './operation-text.ts';

/** What is sent: a document's text, which operation of it, and the variables with those of the scope. */
export interface Operation extends WrittenOperation {
  text: string;
  variables: Readonly<Record<string, unknown>>;
}

interface AskedOperation {
  text: string;
  variables: object | null | undefined;
  /** Which operation of the document; may be left out where there is one. */
  name: string | undefined;
}

/** Makes out what a document asks for. Throws an `InvalidOperationError` where nobody could tell. */
export function readOperation({ text, variables, name }: AskedOperation, scope: CommerceScope): Operation {
  const { kind, name: written } = choose(operationsIn(text), name);
  return {
    kind,
    name: name ?? written,
    text,
    variables: { ...scopeVariables(text, scope), ...withoutUndefined(variables ?? {}) },
  };
}

function choose(operations: readonly WrittenOperation[], name: string | undefined): WrittenOperation {
  const [first, ...others] = operations;
  if (!first) throw new InvalidOperationError('The document holds no operation, or its braces do not match');
  if (others.length === 0) return first;
  const named = operations.find((operation) => operation.name === name);
  if (!named || name === undefined) {
    throw new InvalidOperationError('The document holds several operations, and none was chosen by its name');
  }
  return named;
}

/** A variable that is left out must not hide the scope's own. */
function withoutUndefined(variables: object): object {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}
