import { context, diag, DiagLogLevel, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

export interface TelemetryOptions {
  /** The address of a collector that takes OTLP over HTTP, such as `http://localhost:4318`. */
  collector: string;
  /** What the program is called there, unless `OTEL_SERVICE_NAME` says otherwise. */
  service: string;
  /** Hears that the collector takes nothing. */
  report(problem: string): void;
}

/** Sends what is not sent yet, and ends. */
export type StopTelling = () => Promise<void>;

/** Tells a collector of spans as they end, and each minute of what was counted. Once in a thread. */
export function tellCollector({ collector, service, report }: TelemetryOptions): StopTelling {
  const base = collector.replace(/\/$/, '');
  const resource = resourceFromAttributes({ 'service.name': service }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const tracing = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) })],
  });
  const metering = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(tracing);
  metrics.setGlobalMeterProvider(metering);
  const quiet = () => {};
  const tell = (message: string) => report(`The collector ${base} took nothing: ${message}`);
  diag.setLogger({ error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  return async () => {
    await Promise.allSettled([tracing.shutdown(), metering.shutdown()]);
  };
}
