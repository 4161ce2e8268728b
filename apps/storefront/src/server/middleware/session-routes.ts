import { Hono, type Context } from 'hono';
import { toCommerceError } from '@torg/commerce-sdk';
import type {
  PasskeyChallengeAnswer,
  PasskeyRequest,
  PasswordChange,
  RegisterAnswer,
  RegisterRequest,
  SignInAnswer,
  SignInRequest,
} from '@torg/stores';
import { z } from 'zod';
import type { SessionOutcome } from '../session-service.ts';
import type { ShopEnv } from './request-variables.ts';

/** The address that the browser's session store talks to. */
const sessionPath = '/session';

const orderId = z.string().min(1).max(100);

const beside = {
  remember: z.boolean().default(false),
  order: z.object({ id: orderId, cartId: orderId.exactOptional() }).exactOptional(),
};

const signInRequest = z.object({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1_000),
  ...beside,
});

/** What is in a credential, the auth service judges. */
const passkeyRequest = z.object({ credential: z.record(z.string(), z.unknown()), ...beside });

const told = z.string().trim().max(500);

/** What a form for a new account asks beside; an account takes more later. */
const newProfile = z.strictObject({
  customerType: z.enum(['PERSON', 'ORGANIZATION']).exactOptional(),
  personalId: told.exactOptional(),
  newsletter: z.boolean().exactOptional(),
  address: z
    .strictObject({
      firstName: told.exactOptional(),
      lastName: told.exactOptional(),
      company: told.exactOptional(),
      mobile: told.exactOptional(),
      country: told.exactOptional(),
    })
    .exactOptional(),
});

const registerRequest = signInRequest.extend({ profile: newProfile.exactOptional() });

const password = z.string().min(1).max(1_000);
const passwordChange = z.object({ password, newPassword: password });

type AnswerKind = (SignInAnswer | RegisterAnswer | PasskeyChallengeAnswer)['kind'] | 'anonymous' | 'signed-out';

const statusOf: Readonly<Record<AnswerKind, 200 | 401 | 409 | 429 | 503>> = {
  'signed-in': 200,
  'signed-out': 200,
  anonymous: 200,
  asked: 200,
  'not-offered': 200,
  refused: 401,
  'account-exists': 409,
  limited: 429,
  unreachable: 503,
};

/** Reads what a request of the browser's session store says; null for anything that is none. */
async function readBody<Read>(request: z.ZodType<Read>, { req }: Context<ShopEnv>): Promise<Read | null> {
  return request.safeParse(await req.json().catch(() => null)).data ?? null;
}

/** Signs in, makes accounts, changes passwords, signs out and tells who is signed in. Only this shop's own pages may ask for all but the last. */
export function sessionRoutes(): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const isForeign = ({ req, var: { shop } }: Context<ShopEnv>) => req.header('origin') !== shop.site.origin;
  routes.get(sessionPath, async (context) => {
    const { shop, cookies } = context.var;
    return respond(context, await shop.session.currentUser(cookies).catch(unreachable));
  });
  routes.post(sessionPath, async (context) => {
    if (isForeign(context)) return context.body(null, 403);
    const request = await readBody<SignInRequest>(signInRequest, context);
    if (!request) return context.body(null, 400);
    const { shop, visitor: address, agent, cookies } = context.var;
    return respond(context, await shop.session.signIn(request, { address, agent }, cookies).catch(unreachable));
  });
  routes.post(`${sessionPath}/passkey/challenge`, async (context) => {
    if (isForeign(context)) return context.body(null, 403);
    const { shop, visitor: address, agent } = context.var;
    return respond(context, await shop.session.passkeyChallenge({ address, agent }).catch(unreachable));
  });
  routes.post(`${sessionPath}/passkey`, async (context) => {
    if (isForeign(context)) return context.body(null, 403);
    const request = await readBody<PasskeyRequest>(passkeyRequest, context);
    if (!request) return context.body(null, 400);
    const { shop, visitor: address, agent, cookies } = context.var;
    return respond(
      context,
      await shop.session.signInByPasskey(request, { address, agent }, cookies).catch(unreachable),
    );
  });
  routes.post(`${sessionPath}/register`, async (context) => {
    if (isForeign(context)) return context.body(null, 403);
    const request = await readBody<RegisterRequest>(registerRequest, context);
    if (!request) return context.body(null, 400);
    const { shop, visitor: address, agent, cookies } = context.var;
    return respond(context, await shop.session.register(request, { address, agent }, cookies).catch(unreachable));
  });
  routes.post(`${sessionPath}/password`, async (context) => {
    if (isForeign(context)) return context.body(null, 403);
    const change = await readBody<PasswordChange>(passwordChange, context);
    if (!change) return context.body(null, 400);
    const { shop, visitor: address, agent, cookies } = context.var;
    return respond(context, await shop.session.changePassword(change, { address, agent }, cookies).catch(unreachable));
  });
  routes.delete(sessionPath, async (context) => {
    if (isForeign(context)) return context.body(null, 403);
    const { shop, cookies } = context.var;
    return respond(context, await shop.session.signOut(cookies).catch(unreachable));
  });
  return routes;
}

function unreachable(error: unknown) {
  return { answer: { kind: 'unreachable' as const, error: toCommerceError(error) }, cookies: [] };
}

function respond(context: Context, { answer, cookies }: SessionOutcome<{ kind: keyof typeof statusOf }>): Response {
  context.header('cache-control', 'private, no-store');
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
  return context.json(answer.kind === 'unreachable' ? { kind: answer.kind } : answer, statusOf[answer.kind]);
}
