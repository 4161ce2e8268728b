import { stripVTControlCharacters } from 'node:util';

/**
 * One line about a stage, and the tool's own words below it when something failed.
 * @param {import('./stage-result.mjs').StageResult} result
 * @param {number} seconds
 */
export function describeStage({ passed, failures, skips, output }, seconds) {
  const verdict = failures.length > 0 ? 'FAILED' : 'ok';
  const line = verdict.padEnd(8) + counts(passed, failures, skips).padEnd(34) + `${seconds.toFixed(1)} s`;
  return output ? `${line}\n\n${stripVTControlCharacters(output)}\n` : line;
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
