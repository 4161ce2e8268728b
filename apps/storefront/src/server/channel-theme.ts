import { createHash } from 'node:crypto';
import { type ExtensionsClient, getChannelSettings } from '@torg/commerce-sdk/extensions';
import { themeRule } from '@torg/ui/theme';
import type { SharedReads } from '../scope/shared-reads.ts';

/** What a channel lays over the design's own look. */
export interface ChannelTheme {
  /** One rule for a style element. */
  css: string;
  /** What a content security policy must name for that element to count. */
  source: string;
}

export interface ThemeParts {
  /** Null where an account has no settings of channels. */
  extensions: ExtensionsClient | null;
  shared: SharedReads;
  report(error: unknown): void;
}

/**
 * Reads the theme of a site's channel, shared between requests for a minute. While its settings cannot be read the channel
 * looks as it did last, which is asked again no sooner: no page waits for settings that were out of reach just now. Null
 * where the channel looks as the design does.
 */
export function createThemeReader({ extensions, shared, report }: ThemeParts): () => Promise<ChannelTheme | null> {
  let told = '';
  let last: ChannelTheme | null = null;

  function logOnce(problems: readonly string[]): void {
    const text = problems.join('\n');
    if (text && text !== told) report(new Error(`The theme of the channel needs a look:\n${text}`));
    told = text;
  }

  async function ask(client: ExtensionsClient): Promise<ChannelTheme | null> {
    const { theme } = await getChannelSettings(client);
    const { css, problems, warnings, broken } = themeRule(theme);
    logOnce([
      ...problems.map(({ name, value, reason }) => `${name}: ${value} was left out (${reason})`),
      ...warnings.map(
        ({ ink, ground, contrast, atLeast }) =>
          `${ink} on ${ground} has a contrast of ${contrast.toFixed(2)}, and needs ${atLeast}`,
      ),
      ...broken.map(({ names, reason }) => `${names.join(' and ')}: ${reason}`),
    ]);
    return css ? { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` } : null;
  }

  async function askOrKeep(client: ExtensionsClient): Promise<ChannelTheme | null> {
    try {
      last = await ask(client);
    } catch (error) {
      report(error);
    }
    return last;
  }

  return async () => extensions && shared.read('channel theme', () => askOrKeep(extensions));
}
