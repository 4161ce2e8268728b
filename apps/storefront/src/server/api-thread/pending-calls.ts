import type { Caller } from '@torg/merchant-api';
import { ApiUnreachable } from '../api-unreachable.ts';
import type { FromApi, ToApi } from './thread-messages.ts';

/** Requests on their way to another thread and back. */
export interface PendingCalls {
  send(request: Request, caller?: Caller): Promise<Response>;
  receive(message: FromApi): void;
  /** Lets every call that is under way or made later fail. */
  end(reason: unknown): void;
}

interface Call {
  resolve(response: Response): void;
  reject(reason: unknown): void;
}

/** Statuses whose answers may have no body, not even an empty one. */
const bodiless: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** Gives each request a number and waits for the answer with the same one. */
export function createPendingCalls(post: (message: ToApi, handedOver: ArrayBuffer[]) => void): PendingCalls {
  const calls = new Map<number, Call>();
  let last = 0;
  let ended: { reason: unknown } | null = null;

  function settle(id: number, settleCall: (call: Call) => void): void {
    const call = calls.get(id);
    calls.delete(id);
    if (call) settleCall(call);
  }

  async function send(request: Request, caller: Caller = 'shop'): Promise<Response> {
    const { url, method, signal } = request;
    signal.throwIfAborted();
    const body = request.body ? await request.arrayBuffer() : null;
    if (ended) throw new ApiUnreachable(ended.reason);
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      // The other thread works on; nobody waits for it.
      const giveUp = () => settle(id, (call) => call.reject(signal.reason));
      signal.addEventListener('abort', giveUp, { once: true });
      const done = () => signal.removeEventListener('abort', giveUp);
      calls.set(id, {
        resolve: (response) => (done(), resolve(response)),
        reject: (reason) => (done(), reject(reason)),
      });
      post({ kind: 'request', id, caller, url, method, headers: [...request.headers], body }, body ? [body] : []);
    });
  }

  return {
    send,
    receive(message) {
      if (message.kind === 'answer') {
        const { id, status, headers, body } = message;
        settle(id, ({ resolve }) => resolve(new Response(bodiless.has(status) ? null : body, { status, headers })));
      }
      if (message.kind === 'broken') {
        settle(message.id, ({ reject }) => reject(new TypeError(`The Merchant API broke off: ${message.message}`)));
      }
    },
    end(reason) {
      ended ??= { reason };
      for (const id of calls.keys()) {
        settle(id, ({ reject }) => reject(new ApiUnreachable(reason)));
      }
    },
  };
}
