import { merchantApiTypeDefs } from '@torg/commerce-sdk/schema';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { accountResolvers } from '../account/account.resolvers.ts';
import { passwordResetResolvers } from '../account/password-reset.resolvers.ts';
import { availabilityResolvers } from '../availability/availability.resolvers.ts';
import { cartResolvers } from '../cart/cart.resolvers.ts';
import { catalogueResolvers } from '../catalogue/catalogue.resolvers.ts';
import { checkoutResolvers } from '../checkout/checkout.resolvers.ts';
import { contentResolvers } from '../content/content.resolvers.ts';
import { channelResolvers } from '../market/channel.resolvers.ts';
import { orderResolvers } from '../order/order.resolvers.ts';
import { paymentResolvers } from '../payment/payment.resolvers.ts';
import { newsletterResolvers } from '../newsletter/newsletter.resolvers.ts';
import { postReviewResolvers } from '../review/post-review.resolvers.ts';
import { reviewResolvers } from '../review/review.resolvers.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { searchResolvers } from '../search/search.resolvers.ts';
import { refuseMissingFields } from './refuse-missing-fields.ts';
import { createScalars } from './scalars.ts';

const domains = [
  channelResolvers,
  catalogueResolvers,
  searchResolvers,
  contentResolvers,
  reviewResolvers,
  accountResolvers,
  passwordResetResolvers,
  newsletterResolvers,
  availabilityResolvers,
  postReviewResolvers,
  cartResolvers,
  checkoutResolvers,
  orderResolvers,
  paymentResolvers,
];

/** The whole contract. What no domain answers yet says so with NOT_AVAILABLE. */
export function createApiSchema(): GraphQLSchema {
  const schema = createSchema<RequestScope>({
    typeDefs: merchantApiTypeDefs,
    resolvers: [createScalars(), ...domains],
  });
  return refuseMissingFields(schema);
}
