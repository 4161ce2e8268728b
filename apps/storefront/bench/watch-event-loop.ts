import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the shop's server (`node --import`): notes how late the main thread's event loop runs, and tells it to the
 * process that started it when asked. Asking begins a new measurement.
 */
if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('message', () => {
    const ms = (nanoseconds: number) => nanoseconds / 1e6;
    const [p50, p99, most] = [ms(delay.percentile(50)), ms(delay.percentile(99)), ms(delay.max)];
    process.send?.({ p50, p99, most });
    delay.reset();
  });
}
