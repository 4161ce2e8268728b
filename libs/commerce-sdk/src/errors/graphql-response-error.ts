import { CommerceError } from './commerce-error.ts';

/** One entry of a response's `errors`, with what is missing filled in. */
export interface ResponseError {
  message: string;
  extensions: Readonly<Record<string, unknown>>;
  /** Which field of the answer it is about, such as `['products', 'products', 3, 'price']`; absent where the API does not say. */
  path?: readonly (string | number)[];
  /** Where in the document it is about, line and column from 1; absent where the API does not say. */
  locations?: readonly { line: number; column: number }[];
}

/** The data API understood the request and refused all or a part of it. */
export class GraphQLResponseError extends CommerceError {
  override readonly name = 'GraphQLResponseError';
  readonly code = 'GRAPHQL';
  declare readonly errors: readonly ResponseError[];
  /** The machine codes of the errors, such as `STOCK_LIMIT`. */
  declare readonly codes: readonly string[];

  /** What the API answered beside its errors: a part of what was asked for, with null for the rest; null where nothing. */
  declare readonly data: unknown;

  constructor(errors: readonly ResponseError[], data: unknown = null) {
    super(errors.map(({ message }) => message).join('; '));
    this.errors = errors;
    this.data = data;
    this.codes = errors.map(({ extensions }) => extensions['code']).filter((code) => typeof code === 'string');
  }
}
