import { expect, it, vi } from 'vitest';
import { runStage } from './run-stage.mjs';
import { needs } from './single-check.mjs';
import { stageResult } from './stage-result.mjs';

const newContext = () => ({ failedStages: new Set() });

it('counts a stage that throws as a failure', async () => {
  const context = newContext();
  const stage = {
    name: 'sizes',
    run: () => {
      throw new Error('no such file');
    },
  };
  expect((await runStage(stage, context)).failures).toEqual(['sizes: no such file']);
  expect(context.failedStages).toEqual(new Set(['sizes']));
});

it('does not run a stage whose foundation failed, and counts it as failed', async () => {
  const run = vi.fn(() => stageResult({ passed: 1 }));
  const stage = needs({ name: 'sizes', run }, 'build');
  const context = newContext();
  expect((await runStage(stage, context)).passed).toBe(1);

  context.failedStages.add('build');
  expect((await runStage(stage, context)).failures).toEqual(['sizes: not run, because "build" failed']);
  expect(run).toHaveBeenCalledOnce();
});
