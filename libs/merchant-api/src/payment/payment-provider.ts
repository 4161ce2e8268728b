/** Where a shopper goes from a provider. `{payment.uid}` stands for the session's id. */
export interface ReturnUrls {
  success: string;
  /** Where payments end that failed; the provider adds `error=Error`, `OutOfStock` or `BlockedCustomer`. */
  failure: string;
}

/** What is to be paid, and how. The amount is minor units inc VAT. */
export interface PaymentRequest {
  /** What the shop calls it. The same reference is the same session, so that asking again is safe. */
  reference: string;
  /** On a page of the provider's, for an order that is placed; or in a form within the shop's page, which places it. */
  kind: 'redirect' | 'embedded';
  methodName: string;
  amount: number;
  currency: string;
  languageId: string;
  /** Scheme and host that the provider's own pages stand on. */
  pagesUrl: string;
  returnUrls: ReturnUrls;
}

/** A session that was begun with a provider. */
export interface CreatedSession {
  sessionId: string;
  /** The page on which it is paid. */
  pageUrl: string;
  /** HTML and script for the shop's page; it shows the receipt once it is paid. Null for pages of the provider's. */
  htmlSnippet: string | null;
}

/** How a session stands. `open`: nobody has decided; `pending`: decided, and the money is under way. Minor units. */
export interface SessionState {
  status: 'open' | 'pending' | 'paid' | 'declined' | 'blocked' | 'expired';
  amount: number;
  currency: string;
}

/** What a provider calls to tell. `authorise` asks whether what is in a form may be charged. Amounts are minor units. */
export interface ProviderCall {
  event: 'authorise' | 'paid' | 'declined' | 'blocked' | 'expired';
  sessionId: string;
  amount: number;
  currency: string;
}

/** Takes money for the shop. Each of its calls may fail: nothing is believed that it has not said. */
export interface PaymentProvider {
  /** As it stands in the address of its callbacks. */
  name: string;
  createSession(request: PaymentRequest): Promise<CreatedSession>;
  /** How a session stands; null where it knows none. */
  readSession(sessionId: string): Promise<SessionState | null>;
  /** Reads a callback; null where the provider did not sign it, or says what nobody understands. */
  readCall(body: Uint8Array, headers: Headers): ProviderCall | null;
}
