import { context, metrics, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';

/** What a server says of one request that it answered. */
export interface Answered {
  /** A page's or an operation's name, never an address: addresses say what somebody looked for. */
  route: string;
  status: number;
}

/** One request as it came. */
export interface AskedRequest {
  method: string;
  headers: Headers;
  /** By which both logs name it; undefined where it has no name yet. */
  requestId?: string | undefined;
}

const scope = 'torg';

const ofHeaders = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};
const intoHeaders = { set: (headers: Headers, name: string, value: string) => headers.set(name, value) };

/** Seconds, as OpenTelemetry's conventions for HTTP cut them. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * Answers a request within a span, which goes on the caller's trace where its headers name one, and counts how long (ms) it
 * took. Where no collector is named, nothing of it is kept.
 */
export async function traceAnswer<Told extends Answered>(
  { method, headers, requestId }: AskedRequest,
  work: () => Promise<Told>,
): Promise<Told & { ms: number }> {
  const caller = propagation.extract(context.active(), headers, ofHeaders);
  const attributes = {
    'http.request.method': method,
    ...(requestId !== undefined && { 'torg.request_id': requestId }),
  };
  const span = trace.getTracer(scope).startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
  const began = performance.now();
  return within(span, caller, async () => {
    const told = await work();
    const ms = performance.now() - began;
    const facts = { 'http.route': told.route, 'http.response.status_code': told.status };
    span.updateName(`${method} ${told.route}`);
    span.setAttributes(facts);
    if (told.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    durations().record(ms / 1000, { 'http.request.method': method, ...facts });
    return { ...told, ms: Math.round(ms) };
  });
}

/** Makes a call to another server within a span, and names the trace in the headers of what is sent. */
export async function traceCall<Answer extends { status: number }>(
  operation: string,
  headers: Headers,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const caller = context.active();
  const attributes = { 'graphql.operation.name': operation };
  const span = trace.getTracer(scope).startSpan(`graphql ${operation}`, { kind: SpanKind.CLIENT, attributes }, caller);
  propagation.inject(trace.setSpan(caller, span), headers, intoHeaders);
  return within(span, caller, async () => {
    const answer = await send();
    span.setAttribute('http.response.status_code', answer.status);
    if (answer.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    return answer;
  });
}

/** An error is told by what it is called: its message may quote somebody. */
async function within<Result>(
  span: Span,
  caller: ReturnType<typeof context.active>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await context.with(trace.setSpan(caller, span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error });
    throw error;
  } finally {
    span.end();
  }
}

/** Asked for each time, since a collector may be named after this module is read; the meter keeps one of each name. */
function durations() {
  const advice = { explicitBucketBoundaries: bounds };
  return metrics.getMeter(scope).createHistogram('http.server.request.duration', { unit: 's', advice });
}
