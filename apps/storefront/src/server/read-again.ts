import type { CommerceClient, SendOperation } from '@torg/commerce-sdk';

/**
 * The same client, which makes a read once more after a failure that may pass: one answer lost on the way is no page
 * lost. Changes are the visitor's to repeat.
 */
export function readAgain<Client extends CommerceClient>(commerce: Client): Client {
  const request: SendOperation = (document, variables, options) =>
    commerce.request(document, variables, { ...(isRead(String(document)) && { retries: 1 }), ...options });
  return { ...commerce, request };
}

function isRead(document: string): boolean {
  return /^\s*(?:query\b|\{)/.test(document);
}
