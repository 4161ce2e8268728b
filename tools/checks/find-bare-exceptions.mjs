// Written in two halves so that this file does not accuse itself.
const DISABLE = new RegExp('(?:eslint|oxlint)-' + 'disable(?:-next-line|-line)?(?<rest>[^\\n]*)', 'g');
const EXPECT_ERROR = new RegExp('@ts-' + '(?<kind>expect-error|ignore|nocheck)(?<rest>[^\\n]*)', 'g');

/**
 * Finds each lint rule or type error that is switched off without naming the rule and a reason on the same line.
 * ESLint cannot be asked: a comment that switches everything off would switch off that rule as well.
 * @param {string} text
 * @returns {{ line: number, problem: string }[]}
 */
export function findBareExceptions(text) {
  const disables = [...text.matchAll(DISABLE)].map((match) => ({
    match,
    problem: problemOfDisable(match.groups.rest),
  }));
  const expects = [...text.matchAll(EXPECT_ERROR)].map((match) => ({ match, problem: problemOfExpect(match.groups) }));
  return [...disables, ...expects]
    .filter(({ problem }) => problem !== null)
    .map(({ match, problem }) => ({ line: text.slice(0, match.index).split('\n').length, problem }));
}

function problemOfDisable(rest) {
  const [rules, reason] = rest.replace('*/', '').split(/\s--\s/);
  if (rules.trim() === '') return 'name the rule that is switched off';
  return reason?.trim() ? null : 'give the reason after " -- "';
}

function problemOfExpect({ kind, rest }) {
  if (kind !== 'expect-error') return `use @ts-expect-error with a reason instead of @ts-${kind}`;
  return /\p{L}{3}/u.test(rest) ? null : 'give the reason after @ts-expect-error';
}
