import { signCall, signatureHeader } from '../payment/call-signature.ts';
import type { ProviderCall } from '../payment/payment-provider.ts';
import type { SandboxChoice } from '../payment/sandbox/sandbox-payment.ts';
import { openCheckoutClient, type CheckoutClient } from './open-checkout-client.ts';
import { openTestApi, testPaymentSecret, type TestAnswer, type TestApi } from './open-test-api.ts';

/** What tests do with the payment of one cart. */
export interface PaymentClient extends CheckoutClient {
  /** Orders and gives the session and its page. */
  begin(checkout: object): Promise<{ orderId: number; page: string; sessionId: string }>;
  /** Presses a button of the provider's page; `leadsTo` is where the shopper goes then. */
  choose(page: string, choice: SandboxChoice): Promise<{ status: number; leadsTo: string | null; text: string }>;
  /** Calls the shop as a provider; `secret` and `provider` are the right ones where they are left out. */
  call(call: ProviderCall, wrong?: { secret?: string; provider?: string }): Promise<Response>;
  /** What the confirmation is told, as `data.checkout`. */
  confirm(id: string, more?: object): Promise<TestAnswer['data']>;
}

const confirmation = `query($id: String!, $cartId: String) {
  checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
    completed htmlSnippet newCheckoutSession nthPurchase cart { id isCompleted } order { orderId status sum transactionId }
  }
}`;

/** Opens a new cart with its checkout and what comes after it. */
export async function openPaymentClient(api: TestApi): Promise<PaymentClient> {
  const client = await openCheckoutClient(api);
  return {
    ...client,
    async begin(checkout) {
      const { orderId, redirectUrl } = (await client.order(checkout)).data.placeOrder;
      return { orderId: Number(orderId), page: redirectUrl, sessionId: redirectUrl.split('/').at(-1) };
    },
    async choose(page, choice) {
      const answer = await api.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ choice }) }));
      return { status: answer.status, leadsTo: answer.headers.get('location'), text: await answer.text() };
    },
    call(call, { secret = testPaymentSecret, provider = 'sandbox' } = {}) {
      const body = new TextEncoder().encode(JSON.stringify(call));
      const headers = { [signatureHeader]: signCall(body, secret) };
      return api.fetch(new Request(`http://api.test/payments/callback/${provider}`, { method: 'POST', headers, body }));
    },
    confirm: async (id, more = {}) => (await api.query(confirmation, { id, ...more })).data.checkout,
  };
}

/** Opens an API with a cart of two mugs that is to be paid. */
export async function openMugPayment(): Promise<{ api: TestApi; client: PaymentClient }> {
  const api = await openTestApi();
  const client = await openPaymentClient(api);
  await client.add('MUG-2', 2);
  return { api, client };
}
