/** A channel as the doubles know it. Keys of a provider end in the language, such as `search-sv`. */
export interface SandboxSite {
  language: string;
  channelId: string;
  websiteUuid: string;
}

/** The sites that the doubles have accounts for, in the order of the API's channels. */
export function sandboxSites(
  channels: readonly { id: string; languages: readonly { code: string }[] }[],
): SandboxSite[] {
  return channels.flatMap(({ id, languages: [language] }, index) =>
    language
      ? [
          {
            language: language.code,
            channelId: id,
            websiteUuid: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
          },
        ]
      : [],
  );
}

/** The site that a key of a provider belongs to. */
export function siteOfKey(sites: readonly SandboxSite[], key: unknown): SandboxSite | undefined {
  return typeof key === 'string' ? sites.find(({ language }) => key.endsWith(`-${language}`)) : undefined;
}
