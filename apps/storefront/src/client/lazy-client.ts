import type { CommerceClient, CommerceScope, SendOperation } from '@torg/commerce-sdk';
import { lazyImport } from './lazy-import.ts';

/** Fetches the client's code and makes the client. */
type FetchClient = () => Promise<CommerceClient>;

/**
 * A client whose code comes with the first thing that is asked of it: the page that the server rendered came with its
 * answers, so it is alive before there is anything to ask.
 */
export function lazyClient(scope: CommerceScope, fetchClient: FetchClient): CommerceClient {
  let fetched: Promise<CommerceClient> | null = null;

  async function client(): Promise<CommerceClient> {
    try {
      return await (fetched ??= lazyImport(fetchClient));
    } catch (error) {
      // What did not come may come the next time.
      fetched = null;
      throw error;
    }
  }

  const request: SendOperation = async (document, variables, options) =>
    (await client()).request(document, variables, options);
  return { scope, request };
}
