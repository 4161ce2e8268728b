import { CommerceError } from './commerce-error.ts';

/** One entry of a response's `errors`, with what is missing filled in. */
export interface ResponseError {
  message: string;
  extensions: Readonly<Record<string, unknown>>;
}

/** The data API understood the request and refused all or a part of it. */
export class GraphQLResponseError extends CommerceError {
  override readonly name = 'GraphQLResponseError';
  readonly code = 'GRAPHQL';
  readonly errors: readonly ResponseError[];
  /** The machine codes of the errors, such as `STOCK_LIMIT`. */
  readonly codes: readonly string[];

  constructor(errors: readonly ResponseError[]) {
    super(errors.map(({ message }) => message).join('; '));
    this.errors = errors;
    this.codes = errors.map(({ extensions }) => extensions['code']).filter((code) => typeof code === 'string');
  }
}
