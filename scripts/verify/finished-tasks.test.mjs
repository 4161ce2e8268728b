import { expect, it } from 'vitest';
import { finishedTasks } from './finished-tasks.mjs';

it("tells each task as Nx does, however Nx's words are cut up", () => {
  const told = [];
  const hear = finishedTasks((task) => told.push(task));
  for (const text of ['\n> nx run @torg/ui:li', 'nt\n\n> eslint .\n', '> nx run @torg/i18n:vitest  [local cache]\n']) {
    hear(text);
  }
  expect(told).toEqual(['ui:lint', 'i18n:vitest']);
});
