import type { Operation } from './operation.ts';
import { writeJson } from './variables-json.ts';

/** By what the server may know a query's text, as Apollo's automatic persisted queries have it. */
export interface PersistedQuery {
  version: 1;
  /** SHA-256 of the text, in hexadecimal. */
  sha256Hash: string;
}

/** How a query's text travels: as it is, by its hash alone, or both, so that the server can keep it. */
export interface SentText {
  persistedQuery?: PersistedQuery;
  withoutText?: boolean;
}

/** Whether variables hold a file anywhere. */
export function holdsFiles(variables: object): boolean {
  return !filesIn(variables, '').next().done;
}

/**
 * The body of a request: JSON, or a form where files are among the variables, as the GraphQL multipart request
 * specification has it. In the form each file stands once, and a map says which variables it belongs to.
 */
export function requestBody(
  { name: operationName, text, variables }: Operation,
  { persistedQuery, withoutText }: SentText = {},
): string | FormData {
  const query = withoutText ? undefined : text;
  const extensions = persistedQuery && { persistedQuery };
  const operations = writeJson({ operationName, variables, query, extensions }, (_name, part) =>
    part instanceof Blob ? null : part,
  );
  const files = [...filesIn(variables, 'variables')];
  return files.length === 0 ? operations : multipartForm(operations, files);
}

function multipartForm(operations: string, placed: readonly PlacedFile[]): FormData {
  const files = [...new Set(placed.map(({ file }) => file))];
  const pathsOf = (file: Blob) => placed.filter((one) => one.file === file).map(({ path }) => path);
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(files.map((file, index) => [index, pathsOf(file)]))));
  files.forEach((file, index) => form.append(String(index), file));
  return form;
}

/** A file among the variables, and where. */
interface PlacedFile {
  file: Blob;
  /** Such as `variables.review.pictures.0`. */
  path: string;
}

function* filesIn(value: unknown, path: string): Generator<PlacedFile> {
  if (value instanceof Blob) yield { file: value, path };
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* filesIn(part, `${path}.${name}`);
  }
}
