import type { AnalyticsSink } from './analytics-sink.ts';

export interface ClickSinkOptions {
  /** The code by which the search provider knows a product that it told of; undefined for all others. */
  trackingCodeOf(itemId: string): string | undefined;
  /** Tells the provider that a product was picked, such as `SearchProvider.trackClick`. */
  trackClick(trackingCode: string): Promise<void>;
}

/** Tells the search provider which of the products that it told of was picked. */
export function createClickSink({ trackingCodeOf, trackClick }: ClickSinkOptions): AnalyticsSink {
  return {
    needs: ['statistics'],
    async send(event) {
      if (event.name !== 'select_item') return;
      const [{ item_id }] = event.data.items;
      const code = item_id === undefined ? undefined : trackingCodeOf(item_id);
      if (code !== undefined) await trackClick(code);
    },
  };
}
