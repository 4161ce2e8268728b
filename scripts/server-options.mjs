import { availableParallelism } from 'node:os';

/**
 * What Node is told when it runs a server. V8 marks garbage and compiles in threads of its own; on a machine with one core
 * they take it from the requests for up to 55 ms at a time, so there V8 does the same work in between, in small steps.
 * @param {number} cores how many this process may use
 * @returns {string[]}
 */
export function serverOptions(cores = availableParallelism()) {
  return cores === 1 ? ['--v8-pool-size=0'] : [];
}
