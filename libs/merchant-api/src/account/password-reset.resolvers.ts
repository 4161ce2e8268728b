import { badUserInput } from '../errors/api-error.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import { isPasswordDigest } from './password-digest.ts';

/** New passwords for those who have forgotten theirs. */
export const passwordResetResolvers: ContractResolvers = {
  GeinsMerchantApiMutation: {
    /** Always true, and before anyone has looked whether there is an account. */
    requestPasswordReset(_, { email, ...args }, scope) {
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
    async commitReset(_, { resetKey, password, ...args }, scope) {
      const { shop } = scope.shopView(args);
      if (!isPasswordDigest(password)) {
        throw badUserInput("Send 'password' as the base64 of its SHA-384 with the public salt.");
      }
      return (await scope.passwordResets?.commit(resetKey, password, shop.language.id)) ?? false;
    },
  },
};
