import { expect, it } from 'vitest';
import type { LogLevel } from './log-level.ts';
import { openLog } from './open-log.ts';

/** A log, and what it wrote. */
function logAt(level?: LogLevel) {
  const texts: string[] = [];
  const log = openLog('shop', level, { write: (text) => void texts.push(text) });
  return { log, lines: () => texts.map((text): Record<string, unknown> => JSON.parse(text)) };
}

it('writes a failure as one line with the id of its request and what caused it', () => {
  const { log, lines } = logAt();
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  log.report(new TypeError('fetch failed', { cause: refused }), { requestId: 'visit-1' });
  expect(lines()).toMatchObject([
    {
      ...{ level: 'error', name: 'shop', requestId: 'visit-1', msg: 'fetch failed' },
      err: { type: 'TypeError', cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' } },
    },
  ]);
});

it('writes nothing of a shopper: neither what an error holds nor an address that it quotes', () => {
  const { log, lines } = logAt();
  const answer = { user: { email: 'maja@torg.example', mobile: '070-174 06 05' } };
  const error = Object.assign(new Error('No account of maja.lind+x@torg.example'), { data: answer, variables: answer });
  log.report(new Error('Not sent', { cause: error }));
  log.report('A letter to maja@torg.example came back');
  const written = JSON.stringify(lines());
  expect(written).not.toMatch(/maja|torg\.example|174 06/);
  expect(written).toContain('No account of ‹mail address›');
});

it('ends where causes go on for ever', () => {
  const { log, lines } = logAt();
  const round = new Error('round');
  round.cause = round;
  log.report(round);
  expect(lines()).toHaveLength(1);
});

it('writes as much as its level says', () => {
  const written = (level: LogLevel) => {
    const { log, lines } = logAt(level);
    log.answered({ method: 'GET', route: 'product', status: 200, ms: 12 }, { requestId: 'visit-1' });
    log.note('started');
    log.report('A visitor left');
    log.report(new Error('down'));
    return lines().map(({ level: said, msg }) => `${String(said)} ${String(msg)}`);
  };
  const failures = ['error down'];
  const looks = ['warn A visitor left', ...failures];
  expect(written('error')).toEqual(failures);
  expect(written('warn')).toEqual(looks);
  expect(written('info')).toEqual(['info started', ...looks]);
  expect(written('debug')).toEqual(['debug answered', 'info started', ...looks]);
});
