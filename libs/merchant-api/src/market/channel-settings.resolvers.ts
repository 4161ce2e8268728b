import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';

/** How a channel looks. */
export const channelSettingsResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async channelSettings(_, { channelId }, scope) {
      const settings = await scope.shopView({ channelId }).channelSettings();
      const theme = Object.entries(settings.theme).map(([name, value]) => ({ name, value }));
      return { channelId: settings.channelId, theme };
    },
  },
};
