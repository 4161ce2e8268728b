import type { RequestScope } from '../scope/request-scope.ts';
import { presentChannel } from './present-channel.ts';

/** The channels of the shop. */
export const channelResolvers = {
  GeinsMerchantApiQuery: {
    channels: (_: unknown, _args: unknown, scope: RequestScope) => scope.channels.map(presentChannel),
    channel: (_: unknown, { channelId }: { channelId?: string | null }, scope: RequestScope) =>
      presentChannel(scope.shopView({ channelId }).shop.channel),
  },
};
