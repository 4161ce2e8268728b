import type { RequestOptions } from '../client/commerce-client.ts';
import { ChannelSettingsDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** How a channel is configured beyond the contract. */
export interface ChannelSettings {
  channelId: string;
  /** Values of the theme's variables that are other than the shop's own, by name. */
  theme: Readonly<Record<string, string>>;
}

/**
 * Reads the settings of the client's channel.
 *
 * @example
 * const settings = await getChannelSettings(extensions);
 */
export async function getChannelSettings(client: ExtensionsClient, options?: RequestOptions): Promise<ChannelSettings> {
  const { channelSettings } = await client.request(ChannelSettingsDocument, {}, options);
  const { channelId, theme } = channelSettings;
  return { channelId, theme: Object.fromEntries(theme.map(({ name, value }) => [name, value])) };
}
