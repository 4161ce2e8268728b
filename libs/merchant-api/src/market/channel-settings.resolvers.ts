import type { RequestScope } from '../scope/request-scope.ts';

/** How a channel looks. */
export const channelSettingsResolvers = {
  ExtensionQuery: {
    async channelSettings(_: unknown, { channelId }: { channelId?: string | null }, scope: RequestScope) {
      const settings = await scope.shopView({ channelId }).channelSettings();
      const theme = Object.entries(settings.theme).map(([name, value]) => ({ name, value }));
      return { channelId: settings.channelId, theme };
    },
  },
};
