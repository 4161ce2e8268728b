import type { AnalyticsSink } from '@torg/analytics';

/** A sink whose code is fetched apart. What it is sent before that is there, it gets then, in the same order. */
export function lateSink(needs: AnalyticsSink['needs'], fetchSinks: () => Promise<readonly AnalyticsSink[]>) {
  let fetched: Promise<readonly AnalyticsSink[]> | null = null;
  return {
    needs,
    async send(event, agreed) {
      fetched ??= fetchSinks();
      await Promise.all((await fetched).map(async (sink) => sink.send(event, agreed)));
    },
  } satisfies AnalyticsSink;
}
