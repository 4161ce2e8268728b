import { InvalidOperationError } from '../errors/invalid-operation-error.ts';
import type { CommerceScope } from './commerce-scope.ts';

/** What codegen and gql.tada note on a document: what it answers, and the variables it takes. */
export interface TypedDocument<Result, Variables> {
  /** A type alone; nothing is there. */
  __apiType?: (variables: Variables) => Result;
}

/** A document that was parsed, by whichever version of GraphQL. */
export interface DocumentTree {
  readonly kind: 'Document';
}

/**
 * One operation, or several of which one is named, with the types of what it answers and takes where the document has them:
 * a text, a `TypedDocumentString` of any codegen, a `TypedDocumentNode`, or a document of gql.tada. What has no types
 * answers `unknown`, unless the call says what: `client.request<{ channel: { name: string } }>('query …')`.
 */
export type OperationDocument<Result, Variables> =
  string | DocumentTree | (TypedDocument<Result, Variables> & { toString(): string });

/** Writes a tree as text, as `print` does, of `graphql` or of `@0no-co/graphql.web`. */
export type PrintDocument = (tree: never) => string;

/** What codegen knows of a document, so that its text is not read when it is sent. */
export interface DocumentFacts {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  /** Which of the scope it declares variables for. */
  scope: readonly (keyof CommerceScope)[];
}

/** What this package's own codegen noted on a document; undefined for the documents of others. */
export function factsOfDocument(document: unknown): DocumentFacts | undefined {
  const { __meta__: facts } = Object(document) as { __meta__?: Partial<DocumentFacts> }; // any value becomes an object
  return facts?.scope && (facts as DocumentFacts); // it is written whole, and nobody else writes a scope
}

/** The text of a document. Throws an `InvalidOperationError` where it is none. */
export function textOfDocument(document: unknown, print?: PrintDocument): string {
  if (!isTree(document)) return String(document);
  try {
    const text = print ? print(document as never) : document.loc?.source.body; // a tree goes to what its owner said can print it
    if (text !== undefined) return text;
  } catch (error) {
    throw new InvalidOperationError('The document cannot be written', { cause: error });
  }
  throw new InvalidOperationError(
    "The document is a tree without its text: give the client a `print`, as 'graphql' has one",
  );
}

function isTree(document: unknown): document is DocumentTree & { loc?: { source: { body: string } } } {
  return (Object(document) as Partial<DocumentTree>).kind === 'Document'; // any value becomes an object
}
