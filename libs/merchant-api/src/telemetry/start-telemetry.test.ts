import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Which of OpenTelemetry's packages a program loads that starts to tell this collector, and ends. */
async function loadedFor(collector: string | null): Promise<string[]> {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    const note = (url) => loaded.add(/@opentelemetry\\/([\\w-]+)/.exec(url)?.[1]);
    registerHooks({ load: (url, context, next) => (note(url), next(url, context)) });
    const { startTelemetry } = await import('@torg/merchant-api/telemetry/start');
    const stop = await startTelemetry(${JSON.stringify(collector)}, { service: 'a-program', report() {} });
    await stop();
    console.log(JSON.stringify([...loaded].filter((name) => name)));`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: new URL('../..', import.meta.url) });
  return JSON.parse(stdout);
}

it('loads nothing of OpenTelemetry where no collector is named', async () => {
  expect(await loadedFor(null)).toEqual([]);
  expect(await loadedFor('http://127.0.0.1:9')).toEqual(expect.arrayContaining(['sdk-trace', 'sdk-metrics']));
});
