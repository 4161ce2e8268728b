import { extensionTypeDefs } from '@torg/commerce-sdk/schema';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { cartChangeResolvers } from '../cart/cart-change.resolvers.ts';
import { approvalResolvers } from '../company/approval.resolvers.ts';
import { companyResolvers } from '../company/company.resolvers.ts';
import { deliveryEstimateResolvers } from '../checkout/delivery-estimate.resolvers.ts';
import { giftCardTermsResolvers } from '../order/gift-card/gift-card-terms.resolvers.ts';
import { channelSettingsResolvers } from '../market/channel-settings.resolvers.ts';
import { orderConfirmationResolvers } from '../payment/order-confirmation.resolvers.ts';
import { contributionsResolvers } from '../account/contributions.resolvers.ts';
import { ownNoticesResolvers } from '../availability/own-notices.resolvers.ts';
import { statementResolvers } from '../balance/statement.resolvers.ts';
import { addressBookResolvers } from '../address-book/address-book.resolvers.ts';
import { passkeyResolvers } from '../account/passkeys/passkey.resolvers.ts';
import { sessionResolvers } from '../account/session.resolvers.ts';
import { ownOrderResolvers } from '../order/own-order.resolvers.ts';
import { withdrawalResolvers } from '../order/withdrawal/withdrawal.resolvers.ts';
import { askQuestionResolvers } from '../question/ask-question.resolvers.ts';
import { questionResolvers } from '../question/question.resolvers.ts';
import { publishedReviewResolvers } from '../review/published-review.resolvers.ts';
import { favouriteResolvers } from '../favourite/favourite.resolvers.ts';
import { ownPriceResolvers } from '../pricing/own-price.resolvers.ts';
import { quickOrderResolvers } from '../quick-order/quick-order.resolvers.ts';
import { savedCartResolvers } from '../saved-cart/saved-cart.resolvers.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { spellingResolvers } from '../search/text/spelling.resolvers.ts';
import { suggestionResolvers } from '../search/text/suggestion.resolvers.ts';
import { createScalars } from '../server/scalars.ts';
import { refuseMissingFields } from '../server/refuse-missing-fields.ts';

const domains = [
  cartChangeResolvers,
  questionResolvers,
  askQuestionResolvers,
  publishedReviewResolvers,
  favouriteResolvers,
  channelSettingsResolvers,
  spellingResolvers,
  deliveryEstimateResolvers,
  suggestionResolvers,
  withdrawalResolvers,
  orderConfirmationResolvers,
  ownOrderResolvers,
  sessionResolvers,
  passkeyResolvers,
  statementResolvers,
  contributionsResolvers,
  ownNoticesResolvers,
  addressBookResolvers,
  ownPriceResolvers,
  quickOrderResolvers,
  savedCartResolvers,
  giftCardTermsResolvers,
  companyResolvers,
  approvalResolvers,
];

/** What this API has beyond the contract. What no domain answers yet says so with NOT_AVAILABLE. */
export function createExtensionSchema(): GraphQLSchema {
  const { DateTime, Decimal } = createScalars();
  const schema = createSchema<RequestScope>({
    typeDefs: extensionTypeDefs,
    resolvers: [{ DateTime, Decimal }, ...domains],
  });
  return refuseMissingFields(schema);
}
