import { writeFileSync } from 'node:fs';

// A plugin of Nx: it leaves what became of each task where the caller asked for it.
export const name = 'task-results';

/** @param {{ taskResults: Record<string, { status: string, terminalOutput?: string, task: { startTime?: number, endTime?: number } }> }} context */
export function postTasksExecution(_options, { taskResults }) {
  const file = process.env.TASK_RESULTS_FILE;
  if (file) writeFileSync(file, JSON.stringify(taskResults));
}
