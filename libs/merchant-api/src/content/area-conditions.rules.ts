/** The keys that say where content is shown; clients send them as the filters of an area. */
export const conditionKeys = [
  'SiteId',
  'LanguageId',
  'Product',
  'Category',
  'Brand',
  'DiscountCampaign',
  'CustomerType',
  'Parameter',
] as const;

export type ConditionKey = (typeof conditionKeys)[number];

export interface Condition {
  key: ConditionKey;
  value: string;
}

/** What may stand in an area, and where. */
export interface AreaCandidate {
  isDraft: boolean;
  position: number;
  conditions: readonly { key: string; value: string }[];
}

export type ReadConditions = { ok: true; conditions: Condition[] } | { ok: false; reason: string };

/** Reads the filters of a request. Half a filter or an unknown key is a mistake, not a filter less. */
export function readConditions(
  filters: readonly ({ key?: string | null; value?: string | null } | null)[],
): ReadConditions {
  const conditions: Condition[] = [];
  for (const filter of filters) {
    const key = conditionKeys.find((known) => known.toLowerCase() === filter?.key?.toLowerCase());
    const known = conditionKeys.join(', ');
    if (!key) return { ok: false, reason: `There is no filter '${filter?.key ?? ''}'. Known: ${known}.` };
    if (!filter?.value) return { ok: false, reason: `The filter '${key}' has no value. Give one or leave it out.` };
    conditions.push({ key, value: filter.value });
  }
  return { ok: true, conditions };
}

/**
 * The content that an area shows: its conditions are all met, and of those that are, a draft comes before what is
 * published, the one with more conditions before the more general, then the order of the shop decides.
 */
export function chooseContent<Candidate extends AreaCandidate>(
  candidates: readonly Candidate[],
  place: readonly Condition[],
): Candidate | null {
  const fitting = candidates.filter(({ conditions }) => isMet(conditions, place));
  const [first] = fitting.sort(
    (a, b) =>
      Number(b.isDraft) - Number(a.isDraft) ||
      keysOf(b.conditions).size - keysOf(a.conditions).size ||
      a.position - b.position,
  );
  return first ?? null;
}

function isMet(conditions: AreaCandidate['conditions'], place: readonly Condition[]): boolean {
  return [...keysOf(conditions)].every((key) =>
    conditions.some(
      (wanted) =>
        wanted.key === key &&
        place.some((given) => given.key === key && given.value.toLowerCase() === wanted.value.toLowerCase()),
    ),
  );
}

function keysOf(conditions: AreaCandidate['conditions']): Set<string> {
  return new Set(conditions.map(({ key }) => key));
}
