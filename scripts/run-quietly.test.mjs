import { expect, it } from 'vitest';
import { runQuietly } from './run-quietly.mjs';

const env = process.env;
const node = (script, options = {}) => runQuietly(process.execPath, ['-e', script], { env, ...options });

it('keeps the output of both streams and tells success from failure', async () => {
  expect(await node('console.log("a"); console.error("b")')).toEqual({
    ok: true,
    output: expect.stringMatching(/a[^]*b|b[^]*a/),
  });
  expect(await node('console.log("why"); process.exitCode = 3')).toEqual({ ok: false, output: 'why' });
});

it('says so when there is no such program', async () => {
  const { ok, output } = await runQuietly('no-such-program-here', [], { env });
  expect(ok).toBe(false);
  expect(output).toContain('no-such-program-here could not be started');
});

it('does not wait for what the program left running', async () => {
  const left = 'require("child_process").spawn("sleep", ["60"], { stdio: "inherit" }).unref(); console.log("done")';
  expect(await node(left)).toEqual({ ok: true, output: 'done' });
});

it('stops a program that takes too long', async () => {
  const { ok, output } = await node('console.log("begun"); setInterval(() => {}, 1000)', { minutes: 0.01 });
  expect(ok).toBe(false);
  expect(output).toContain('took longer than 0.01 minutes');
});
