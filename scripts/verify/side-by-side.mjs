/**
 * Starts stages in their order, each as soon as enough cores are free and the stage that it comes `after` has ended.
 * None overtakes another, so a stage that wants all cores is not kept waiting by later ones.
 * @template Stage, Result
 * @param {readonly (Stage & { name: string, cores?: number, after?: string })[]} stages
 * @param {number} cores how many there are; a stage takes one where it says nothing, and never more than there are
 * @param {(stage: Stage) => Promise<Result>} run
 * @returns {Promise<Result>[]} what each stage ended with, in their order
 */
export function runSideBySide(stages, cores, run) {
  const ends = stages.map(() => Promise.withResolvers());
  const ended = new Set();
  let [started, free] = [0, cores];

  function startMore() {
    while (started < stages.length && mayStart(stages[started])) {
      start(stages[started], ends[started]);
      started += 1;
    }
  }
  const taken = ({ cores: wanted = 1 }) => Math.min(wanted, cores);
  const mayStart = (stage) => taken(stage) <= free && (stage.after === undefined || ended.has(stage.after));

  function start(stage, { resolve, reject }) {
    free -= taken(stage);
    const end = run(stage).finally(() => {
      free += taken(stage);
      ended.add(stage.name);
      startMore();
    });
    end.then(resolve, reject);
  }

  startMore();
  return ends.map(({ promise }) => promise);
}
