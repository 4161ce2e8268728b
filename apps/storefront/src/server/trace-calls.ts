import type { Transport } from '@torg/commerce-sdk';
import { traceCall } from '@torg/merchant-api/telemetry';

/** Sends as another transport does, each request within a span of the page that it is for. */
export function traceCalls(transport: Transport): Transport {
  return (endpoint) => {
    const send = transport(endpoint);
    return (request) => traceCall(request.operationName ?? 'anonymous', request.headers, () => send(request));
  };
}
