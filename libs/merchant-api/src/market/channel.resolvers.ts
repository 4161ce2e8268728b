import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import { presentChannel } from './present-channel.ts';

/** The channels of the shop. */
export const channelResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    channels: (_, _args, scope) => scope.channels.map(presentChannel),
    channel: (_, { channelId }, scope) => presentChannel(scope.shopView({ channelId }).shop.channel),
  },
};
