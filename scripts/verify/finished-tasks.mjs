/**
 * Gives what takes Nx's words as they come, and tells the name of each task that has ended.
 * @param {(task: string) => void} tell
 */
export function finishedTasks(tell) {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, task] = /^> nx run (@?[^\s]+:\S+)/.exec(line) ?? [];
      if (task) tell(task.replace('@torg/', ''));
    }
  };
}
