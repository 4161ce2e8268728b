/**
 * One line about a stage, and the tool's own words below it when something failed.
 * @param {{ name: string, isReused: boolean, seconds: number, result: import('./stage-result.mjs').StageResult }} stage
 */
export function describeStage({ name, isReused, seconds, result }) {
  const { passed, failures, skips, output } = result;
  const verdict = failures.length > 0 ? 'FAILED' : 'ok';
  const time = isReused ? 'not run again' : `${seconds.toFixed(1)} s`;
  const line = name.padEnd(34) + verdict.padEnd(8) + counts(passed, failures, skips).padEnd(34) + time;
  return output ? `${line}\n\n${output}\n` : line;
}

/**
 * What was left out, and why.
 * @param {readonly { isReused: boolean }[]} stages
 * @param {string} [base] the commit since which changes count, where only what a change touches was asked for
 */
export function describeReused(stages, base) {
  const reused = stages.filter(({ isReused }) => isReused).length;
  return [
    ...(base ? [`only what has changed since ${base} was asked for; ${stages.length} checks read it`] : []),
    ...(reused > 0 ? [`${reused} of ${stages.length} checks not run again: nothing that they read has changed`] : []),
  ];
}

/**
 * The end of the report: what failed and what was skipped by name, and the one line that sums everything up.
 * @param {import('./stage-result.mjs').StageResult[]} results
 */
export function describeTotal(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const all = (part) => results.flatMap((result) => result[part]);
  const sections = [
    ...section('Skipped', shortened(all('skips'), 10)),
    ...section('Noted', all('notes')),
    ...section('Failed', all('failures')),
  ];
  return [...sections, '', counts(passed, all('failures'), all('skips'))].join('\n');
}

function counts(passed, failures, skips) {
  const skipped = skips.length > 0 ? `, ${skips.length} skipped` : '';
  return `${passed} passed, ${failures.length} failed${skipped}`;
}

function shortened(lines, most) {
  return lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more`] : lines;
}

function section(title, lines) {
  return lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : [];
}
