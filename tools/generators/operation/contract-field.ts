import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** A value that is asked for or sent, as TypeScript says it, and one of its kind. */
export interface Value {
  name: string;
  type: string;
  isRequired: boolean;
  example: unknown;
}

/** A query field of the contract, as an operation asks it. */
export interface ContractField {
  name: string;
  isList: boolean;
  /** All that it takes, as GraphQL writes their types. */
  arguments: readonly { name: string; type: string }[];
  /** What a caller says; channel, market and language are the client's own. */
  asked: readonly Value[];
  /** The plain values that it gives. What lies within them is added by hand. */
  given: readonly Value[];
}

const ofTheClient = ['channelId', 'languageId', 'marketId'];

/** Looks a query field up. What an operation cannot be made of by rule is told. */
export function contractField(schema: GraphQLSchema, name: string): ContractField {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const field = fields[name];
  if (!field) throw new Error(`the contract has no query ${name}, but ${Object.keys(fields).sort().join(', ')}`);
  if (field.deprecationReason) throw new Error(`${name} is deprecated: ${field.deprecationReason}`);
  const type = getNamedType(field.type);
  const given = isObjectType(type) ? Object.values(type.getFields()).flatMap(plainValue) : [];
  if (given.length === 0) throw new Error(`${name} gives no plain values: write its document by hand`);
  return {
    name,
    isList: isListType(getNullableType(field.type)),
    arguments: field.args.map((argument) => ({ name: argument.name, type: String(argument.type) })),
    asked: field.args.filter((argument) => !ofTheClient.includes(argument.name)).flatMap(askedValue),
    given,
  };
}

function plainValue(field: GraphQLField<unknown, unknown>): Value[] {
  const type = getNullableType(field.type);
  if (!isLeafType(type) || field.deprecationReason || field.args.some(isRequiredArgument)) return [];
  return [{ name: field.name, ...written(type), isRequired: isNonNullType(field.type) }];
}

function askedValue(argument: GraphQLArgument): Value[] {
  const type = getNullableType(argument.type);
  const isRequired = isRequiredArgument(argument);
  if (isLeafType(type)) return [{ name: argument.name, ...written(type), isRequired }];
  if (isRequired) throw new Error(`it takes ${argument.name}, ${kindOf(getNamedType(type))}: write it by hand`);
  return [];
}

function kindOf(type: GraphQLNamedType): string {
  return isInputObjectType(type) ? `the input ${type.name}` : `a list of ${type.name}`;
}

/** A leaf as the SDK's generated types write it. */
function written(type: GraphQLLeafType): { type: string; example: unknown } {
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => name);
    return { type: values.map((value) => `'${value}'`).join(' | '), example: values[0] };
  }
  switch (type.name) {
    case 'Int':
    case 'Float':
    case 'Long':
    case 'Decimal':
      return { type: 'number', example: 1 };
    case 'Boolean':
      return { type: 'boolean', example: true };
    case 'DateTime':
      return { type: 'string', example: '2026-01-02T03:04:05Z' };
    default:
      return { type: 'string', example: 'a' };
  }
}
