import { badUserInput } from '../errors/api-error.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { isPasswordDigest } from './password-digest.ts';

/** New passwords for those who have forgotten theirs. */
export const passwordResetResolvers = {
  GeinsMerchantApiMutation: {
    /** Always true, and before anyone has looked whether there is an account. */
    requestPasswordReset(_: unknown, { email, ...args }: ShopArguments & { email: string }, scope: RequestScope) {
      const { shop } = scope.shopView(args);
      const asked = {
        email,
        address: scope.visitorAddress,
        languageId: shop.language.id,
        shopUrl: shop.channel.url,
      };
      scope.later(async () => scope.passwordResets?.request(asked));
      return true;
    },
    async commitReset(
      _: unknown,
      { resetKey, password, ...args }: ShopArguments & { resetKey: string; password: string },
      scope: RequestScope,
    ) {
      scope.shopView(args);
      if (!isPasswordDigest(password)) {
        throw badUserInput("Send 'password' as the base64 of its SHA-384 with the public salt.");
      }
      return (await scope.passwordResets?.commit(resetKey, password)) ?? false;
    },
  },
};
