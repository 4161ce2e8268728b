import type { GraphQLError } from 'graphql';
import { empty, errorAt, isGone, type Holder, type Place } from './answer-place.ts';
import type { FieldPlan, SelectionPlan, ValuePlan, Variables } from './query-plan.ts';

/** What a plan is carried out with. */
export interface PlanInput {
  variables: Variables;
  context: unknown;
  /** Throws once nobody waits for the answer any more: what arrives then is not gone on with. */
  refuseLate(): void;
  /** Whether each field of the root waits for the one before it, as those that change something must. */
  isSerial: boolean;
}

/** The answer; `data` is null where something that must not be missing is, all the way up. */
export interface PlanAnswer {
  data: Record<string, unknown> | null;
  errors: readonly GraphQLError[];
}

/** What is known while a plan is carried out. */
interface Work extends PlanInput {
  errors: GraphQLError[];
  isLost: boolean;
  /** How many values have not arrived. */
  awaited: number;
  onSettled(): void;
}

/**
 * Answers a query by its plan. Each value is written to its place, what is waited for when it arrives: there is a promise for
 * each such value, and none for the objects and lists around it.
 */
export async function carryOutPlan(plan: SelectionPlan, input: PlanInput): Promise<PlanAnswer> {
  const data: Holder = { ...plan.blank };
  const work: Work = { ...input, errors: [], isLost: false, awaited: 0, onSettled: () => {} };
  for (const field of plan.fields) {
    answerField(field, undefined, data, null, work);
    if (input.isSerial) await settled(work);
    if (work.isLost) break;
  }
  await settled(work);
  return { data: work.isLost ? null : data, errors: work.errors };
}

function settled(work: Work): Promise<void> | undefined {
  if (work.awaited === 0) return undefined;
  return new Promise((resolve) => {
    work.onSettled = resolve;
  });
}

function answerField(field: FieldPlan, source: unknown, holder: Holder, above: Place | null, work: Work): void {
  const { name: key, type } = field;
  try {
    const found = field.resolve(source, field.argumentsFor(work.variables), work.context);
    // Most values are there and are not made of others; these need no place of their own.
    if (type.kind === 'leaf' && !isPromise(found)) holder[key] = leafOf(found, type, field);
    else put(found, { holder, key, type, field, above, isLost: false }, work);
  } catch (error) {
    fail(error, { holder, key, type, field, above, isLost: false }, work);
  }
}

function putInTime(found: unknown, place: Place, work: Work): void {
  try {
    work.refuseLate();
    put(found, place, work);
  } catch (error) {
    fail(error, place, work);
  }
}

function put(found: unknown, place: Place, work: Work): void {
  if (isPromise(found)) return wait(found, place, work);
  try {
    write(found, place, work);
  } catch (error) {
    fail(error, place, work);
  }
}

function wait(promised: PromiseLike<unknown>, place: Place, work: Work): void {
  const arrive = () => {
    work.awaited -= 1;
    if (work.awaited === 0) work.onSettled();
  };
  work.awaited += 1;
  promised.then(
    (found) => {
      putInTime(found, place, work);
      arrive();
    },
    (error: unknown) => {
      fail(error, place, work);
      arrive();
    },
  );
}

function write(found: unknown, place: Place, work: Work): void {
  const { holder, key, type, field } = place;
  if (type.kind === 'leaf' || found === null || found === undefined || found instanceof Error) {
    holder[key] = leafOf(found, type, field);
  } else if (type.kind === 'list') {
    writeList(found, place, type.item, work);
  } else {
    const object: Holder = { ...type.selection.blank };
    holder[key] = object;
    for (const one of type.selection.fields) answerField(one, found, object, place, work);
  }
}

function writeList(found: unknown, place: Place, type: ValuePlan, work: Work): void {
  if (!Array.isArray(found)) throw new Error(`${place.field.coordinate} is a list, and no list was found`);
  const items: unknown[] = found.map(() => null);
  const holder = items as unknown as Holder; // a list is filled by its numbers
  place.holder[place.key] = items;
  found.forEach((item: unknown, key) => {
    put(item, { holder, key, type, field: place.field, above: place, isLost: false }, work);
  });
}

/** A value that is made of no others; an object or a list only where there is none. */
function leafOf(found: unknown, type: ValuePlan, field: FieldPlan): unknown {
  if (found instanceof Error) throw found;
  const value = found === null || found === undefined || type.kind !== 'leaf' ? null : type.serialize(found);
  if (value !== null && value !== undefined) return value;
  if (type.isRequired) throw new Error(`Cannot return null for non-nullable field ${field.coordinate}.`);
  return null;
}

/** Notes an error, unless another one has taken all that it belongs to. */
function fail(error: unknown, place: Place, work: Work): void {
  if (isGone(place) || work.isLost) return;
  work.errors.push(errorAt(error, place));
  work.isLost = !empty(place);
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
