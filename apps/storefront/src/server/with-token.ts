import type { CommerceClient, SendOperation } from '@torg/commerce-sdk';

/** The same client, asking for whoever the access token stands for; for a visitor where it is null. */
export function withToken<Client extends CommerceClient>(client: Client, token: string | null): Client {
  if (token === null) return client;
  const request: SendOperation = (document, variables, options) =>
    client.request(document, variables, { token, ...options });
  return { ...client, request };
}
