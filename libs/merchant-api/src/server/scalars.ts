import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function invalid(name: string, value: unknown): GraphQLError {
  return new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** A value that we made ourselves and that does not fit is our own fault, not the client's. */
function served<Value>(name: string, given: unknown, value: Value | null): Value {
  if (value === null) throw new Error(`The API made a ${name} of ${String(given)}`);
  return value;
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function finiteNumber(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw invalid(name, value);
}

function numberFromSource(name: string, node: ValueNode): number {
  if (node.kind !== Kind.INT && node.kind !== Kind.FLOAT) throw invalid(name, node.kind);
  return finiteNumber(name, Number(node.value));
}

function text(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw invalid(name, value);
}

function textFromSource(name: string, node: ValueNode): string {
  if (node.kind !== Kind.STRING) throw invalid(name, node.kind);
  return node.value;
}

function numeric(name: string, description: string): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => served(name, value, typeof value === 'number' && Number.isFinite(value) ? value : null),
    parseValue: (value) => finiteNumber(name, value),
    parseLiteral: (node) => numberFromSource(name, node),
  });
}

function textual(name: string, description: string, serialize: (value: unknown) => string): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    description,
    serialize,
    parseValue: (value) => text(name, value),
    parseLiteral: (node) => textFromSource(name, node),
  });
}

/** The contract's own scalars. Amounts travel as JSON numbers in kronor, moments as ISO 8601. */
export function createScalars() {
  return {
    Decimal: numeric('Decimal', 'An amount, as a JSON number.'),
    Long: numeric('Long', 'A whole number of up to 53 bits.'),
    DateTime: textual('DateTime', 'A moment in ISO 8601.', (value) =>
      served('DateTime', value, value instanceof Date ? value.toISOString() : asText(value)),
    ),
    Guid: textual('Guid', 'A globally unique id.', (value) => served('Guid', value, asText(value))),
  };
}
