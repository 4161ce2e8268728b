import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Channel } from '../../domain/market/channel.ts';
import { ChannelDocument } from '../../generated/graphql.ts';
import { toChannel } from './to-channel.ts';

/**
 * Reads one channel, the client's own when no id is given; null when it is unknown.
 *
 * @example
 * const channel = await getChannel(client); // the client's own
 */
export async function getChannel(
  client: CommerceClient,
  { channelId }: { channelId?: string } = {},
  options?: RequestOptions,
): Promise<Channel | null> {
  const { channel } = await client.request(ChannelDocument, { channelId }, options);
  return channel ? toChannel(channel) : null;
}
