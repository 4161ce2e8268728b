import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Channel } from '../../domain/market/channel.ts';
import { ChannelsDocument } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { toChannel } from './to-channel.ts';

/**
 * Reads every channel that the client's key may see.
 *
 * @example
 * const channels = await getChannels(client);
 */
export async function getChannels(client: CommerceClient, options?: RequestOptions): Promise<readonly Channel[]> {
  const { channels } = await client.request(ChannelsDocument, {}, options);
  return present(channels).map(toChannel);
}
