import { InvalidOperationError } from '../errors/invalid-operation-error.ts';
import type { CommerceScope } from './commerce-scope.ts';
import { factsOfDocument, textOfDocument, type DocumentFacts, type PrintDocument } from './operation-document.ts';
import { operationsIn, scopeIn, type WrittenOperation } from './operation-text.ts';

/** What is sent: a document's text, which operation of it, and the variables with those of the scope. */
export interface Operation extends WrittenOperation {
  text: string;
  /** What codegen noted on the document, one and the same for each time that it is sent; undefined for others. */
  facts: DocumentFacts | undefined;
  variables: Readonly<Record<string, unknown>>;
}

interface AskedOperation {
  document: unknown;
  variables: object | null | undefined;
  /** Which operation of the document; may be left out where there is one. */
  name?: string | undefined;
}

/** Where operations are asked, and how trees are written. */
interface Setting {
  scope: CommerceScope;
  print?: PrintDocument | undefined;
}

/** Makes out what a document asks for. Throws an `InvalidOperationError` where nobody could tell. */
export function readOperation({ document, variables, name }: AskedOperation, { scope, print }: Setting): Operation {
  const facts = factsOfDocument(document);
  const text = textOfDocument(document, print);
  const { kind, name: written } = facts ?? choose(text, name, typeof document);
  const declared = (facts?.scope ?? scopeIn(text)).map((part) => [part, scope[part]]);
  return {
    kind,
    name: name ?? written,
    text,
    facts,
    variables: { ...Object.fromEntries(declared), ...withoutUndefined(variables ?? {}) },
  };
}

function choose(text: string, name: string | undefined, type: string): WrittenOperation {
  const operations = operationsIn(text);
  const [first, ...others] = operations;
  if (!first) {
    throw new InvalidOperationError(
      `The document holds no operation, or its braces do not match: ${type} ${text.slice(0, 80)}`,
    );
  }
  if (others.length === 0) return first;
  const named = operations.find((operation) => operation.name === name);
  if (!named || name === undefined) {
    throw new InvalidOperationError('The document holds several operations: say `operationName`');
  }
  return named;
}

/** A variable that is left out must not hide the scope's own. */
function withoutUndefined(variables: object): object {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}
