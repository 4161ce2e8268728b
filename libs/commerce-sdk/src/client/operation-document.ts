import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { InvalidOperationError } from '../errors/invalid-operation-error.ts';

/**
 * One operation, or several of which one is named, with the types of what it answers and takes where the document has them:
 * a text, a `TypedDocumentString` of any codegen, a `TypedDocumentNode`, or a document of gql.tada. What has no types
 * answers `unknown`, unless the call says what: `client.request<{ channel: { name: string } }>('query …', {})`.
 */
export type OperationDocument<Result, Variables> =
  string | DocumentNode | (DocumentTypeDecoration<Result, Variables> & { toString(): string });

/** The text of a document. Throws an `InvalidOperationError` where it is none. */
export function textOfDocument(document: unknown): string {
  if (!isNode(document)) return String(document);
  try {
    return print(document);
  } catch (error) {
    throw new InvalidOperationError('The document cannot be written as text; give it as a text', { cause: error });
  }
}

function isNode(document: unknown): document is DocumentNode {
  return typeof document === 'object' && document !== null && 'kind' in document && document.kind === 'Document';
}
