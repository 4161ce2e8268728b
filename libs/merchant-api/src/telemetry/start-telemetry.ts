import type { StopTelling, TelemetryOptions } from './tell-collector.ts';

/** Starts to tell a collector of what this program answers, and gives what ends it; does and loads nothing where none is named. */
export async function startTelemetry(
  collector: string | null | undefined,
  options: Omit<TelemetryOptions, 'collector'>,
): Promise<StopTelling> {
  if (!collector) return async () => {};
  const { tellCollector } = await import('./tell-collector.ts');
  return tellCollector({ ...options, collector });
}
