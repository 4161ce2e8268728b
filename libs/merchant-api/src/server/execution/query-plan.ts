import type { FieldNode } from 'graphql';

/** What is asked of an object: its fields in the order of the query. */
export interface SelectionPlan {
  fields: readonly FieldPlan[];
  /** An answer without values. Copies of it have one layout, which is faster to fill and to write than one that grows. */
  blank: Readonly<Record<string, null>>;
}

/** How one field is answered. */
export interface FieldPlan {
  /** What the client calls it. */
  name: string;
  /** What the schema calls it, with its type. */
  coordinate: string;
  nodes: readonly FieldNode[];
  type: ValuePlan;
  argumentsFor(variables: Variables): Arguments;
  resolve(source: unknown, args: Arguments, context: unknown): unknown;
}

/** How a value is written; one that is required takes what holds it along when it is missing. */
export type ValuePlan = { isRequired: boolean } & (
  | { kind: 'leaf'; serialize(value: unknown): unknown }
  | { kind: 'list'; item: ValuePlan }
  | { kind: 'object'; selection: SelectionPlan }
);

export type Variables = Readonly<Record<string, unknown>>;
export type Arguments = Readonly<Record<string, unknown>>;
