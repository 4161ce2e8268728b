/** What may go wrong on purpose. */
export const faultKinds = [
  'slow',
  'drop',
  'drop-answer',
  'rate-limit',
  'server-error',
  'html',
  'stale-stock',
  'expired-token',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** One thing that goes wrong, for one operation or for all. */
export interface FaultRule {
  /** The operation's name, such as `AddToCart`, whatever its case; `*` for every one. */
  operation: string;
  fault: FaultKind;
  /** Of how many calls, from 0 to 1. */
  share: number;
  /** How much later the answer comes (milliseconds), where it is slow. */
  delayMs: number;
}

export type ReadFaultRules = { ok: true; rules: readonly FaultRule[] } | { ok: false; problem: string };

const USUAL_DELAY_MS = 3_000;
const LONGEST_DELAY_MS = 60_000;
const MOST_RULES = 50;

/** How a rule is written, for messages and the page. */
export const faultRuleForm =
  'operation:fault, then =milliseconds for slow and @share of calls, such as AddToCart:slow=2000@0.5';

/** Reads rules that are written one after another with `;` or line breaks between. */
export function readFaultRules(text: string): ReadFaultRules {
  const parts = text.split(/[;\n]/).map((part) => part.trim());
  const written = parts.filter((part) => part !== '');
  if (written.length > MOST_RULES) return { ok: false, problem: `There are more than ${MOST_RULES} rules` };
  const rules: FaultRule[] = [];
  for (const part of written) {
    const rule = readRule(part);
    if (!rule) return { ok: false, problem: `'${part}' is no rule. Write ${faultRuleForm}` };
    rules.push(rule);
  }
  return { ok: true, rules };
}

function readRule(text: string): FaultRule | null {
  const [, operation, name, delay, share] =
    /^(\*|[\w-]{1,80}):([a-z-]+)(?:=(\d{1,5}))?(?:@(0|1|[01]?\.\d{1,6}|1\.0+))?$/i.exec(text) ?? [];
  const fault = faultKinds.find((kind) => kind === name);
  if (operation === undefined || !fault || (delay !== undefined && fault !== 'slow')) return null;
  const rule = { operation, fault, share: Number(share ?? 1), delayMs: Number(delay ?? USUAL_DELAY_MS) };
  return rule.share <= 1 && rule.delayMs <= LONGEST_DELAY_MS ? rule : null;
}

/** Writes a rule as it is read. */
export function writeFaultRule({ operation, fault, share, delayMs }: FaultRule): string {
  return `${operation}:${fault}${fault === 'slow' ? `=${delayMs}` : ''}${share === 1 ? '' : `@${share}`}`;
}
