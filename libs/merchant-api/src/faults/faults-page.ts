import { faultRuleForm } from './fault-rule.ts';

const explained = [
  ['slow', 'the answer comes later, by three seconds or as many milliseconds as the rule says'],
  ['drop', 'nothing is carried out, and the connection ends in the middle of the answer'],
  ['drop-answer', 'the call is carried out, and the connection ends before its answer'],
  ['rate-limit', 'status 429 with Retry-After'],
  ['server-error', 'status 500'],
  ['html', 'a page of HTML in place of JSON, with status 200'],
  ['stale-stock', 'three more units in stock than there are'],
  ['expired-token', 'whoever is signed in counts as signed out'],
] as const;

/** The page on which faults are switched on and off. Rules hold nothing that HTML would take for markup. */
export function faultsPage(rules: readonly string[]): string {
  const rows = explained.map(([fault, meaning]) => `<dt><code>${fault}</code></dt><dd>${meaning}</dd>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Faults</title><style>body{font:1rem/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
textarea{font:1rem/1.5 monospace;width:100%;box-sizing:border-box}dt{margin-top:.5rem}dd{margin:0}</style></head><body>
<h1>Faults</h1><p>What shall go wrong, one rule a line: ${faultRuleForm}. <code>*</code> means every operation.</p>
<form method="post" action="/faults"><label for="rules">Rules</label>
<textarea id="rules" name="rules" rows="8" spellcheck="false">${rules.join('\n')}</textarea>
<p><button>Use these rules</button></p></form><dl>${rows}</dl></body></html>`;
}
