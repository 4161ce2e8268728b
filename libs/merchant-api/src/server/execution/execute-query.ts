import {
  getOperationAST,
  getVariableValues,
  Kind,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { apiError } from '../../errors/api-error.ts';
import { TOO_LATE, type Deadline } from '../limits/deadline.ts';
import { carryOutPlan } from './carry-out-plan.ts';
import { planQuery, type PlannedQuery } from './plan-query.ts';
import type { SelectionPlan } from './query-plan.ts';

/** A query that has been found valid, with what came along. */
export type QueryToExecute = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues' | 'contextValue'>;

export interface ExecutorOptions {
  /** Whether what is said of a wrong variable names nothing else of the schema. */
  hideSuggestions: boolean;
}

/** Answers queries by plans, which are made once for each operation of a document that is kept. */
export function executeByPlans(schema: GraphQLSchema, options: ExecutorOptions): Plugin<{ deadline?: Deadline }> {
  const execute = createQueryExecutor(schema, options);
  return {
    onExecute({ setExecuteFn, context: { deadline } }) {
      setExecuteFn((query: QueryToExecute) => execute(query, deadline));
    },
  };
}

/** Answers a query, by its deadline where it has one. */
export type QueryExecutor = (query: QueryToExecute, deadline?: Deadline) => Promise<ExecutionResult>;

/** Makes the executor; it remembers the plan of an operation for as long as its document is kept. */
export function createQueryExecutor(
  schema: GraphQLSchema,
  options: ExecutorOptions = { hideSuggestions: true },
): QueryExecutor {
  const planOf = prepareStatements(schema);
  return async ({ document, operationName, variableValues, contextValue: context }, deadline = noDeadline) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return { errors: [apiError('OPERATION_RESOLUTION_FAILURE', 'Which operation is meant?')] };
    const given = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {}, options);
    if (given.errors) return { errors: given.errors };
    const { coerced: variables } = given;
    const isSerial = operation.operation === 'mutation';
    const plan = planOf({ document, operation, variables });
    deadline.refuseLate();
    // A change that was given up half way would leave its client in doubt.
    if (isSerial) deadline.lift();
    const { refuseLate } = deadline;
    const { data, errors } = await carryOutPlan(plan, { variables, context, isSerial, refuseLate });
    const late = errors.find(({ extensions: { code } }) => code === TOO_LATE);
    if (late) return { errors: [late] };
    return errors.length === 0 ? { data } : { errors, data };
  };
}

const noDeadline: Deadline = { refuseLate: () => {}, lift: () => {} };

/** A plan is kept unless it depends on variables, which is where one of them decides about a field. */
function prepareStatements(schema: GraphQLSchema): (query: PlannedQuery) => SelectionPlan {
  const plans = new WeakMap<OperationDefinitionNode, SelectionPlan | 'another each time'>();
  return (query) => {
    const kept = plans.get(query.operation);
    if (kept && kept !== 'another each time') return kept;
    const plan = planQuery(schema, query);
    if (!kept) plans.set(query.operation, hasConditions(query.document) ? 'another each time' : plan);
    return plan;
  };
}

function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, { Directive: ({ arguments: given = [] }) => void (found ||= given.some(isVariable)) });
  return found;
}

function isVariable({ value }: ArgumentNode): boolean {
  return value.kind === Kind.VARIABLE;
}
