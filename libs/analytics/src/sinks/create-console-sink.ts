import type { AnalyticsSink } from './analytics-sink.ts';

/** Writes events to a console, without who bought: for whoever builds the shop. */
export function createConsoleSink({ debug }: { debug(...written: readonly unknown[]): void }): AnalyticsSink {
  return { needs: ['statistics', 'marketing'], send: ({ name, data }) => debug('analytics', name, data) };
}
