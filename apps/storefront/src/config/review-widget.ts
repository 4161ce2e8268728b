/** The widget of a review provider that stands in place of the shop's own reviews. */
export interface ReviewWidget {
  /** The address of its script. */
  script: string;
  /** What the provider knows the channel by; null where nobody has set it, so that the shop shows its own reviews. */
  apiKey: string | null;
}

/** What Lipscore's script offers once it runs. */
export interface Lipscore {
  init(options: { apiKey: string }): void;
  reInitWidgets(isForced: boolean): void;
}

declare global {
  interface Window {
    /** What Lipscore's script calls once it runs. */
    lipscoreInit?: () => void;
    /** What it offers then. */
    lipscore?: Lipscore;
  }
}

/** What that script and the shop know each other by. */
export type LipscoreWindow = Pick<Window, 'lipscoreInit' | 'lipscore'>;

/** Where Lipscore's scripts are served, and where they ask for what they show. */
export const lipscoreHosts = ['https://static.lipscore.com', 'https://wapi.lipscore.com'] as const;

/** The embedded API's double of it. */
const sandbox = '/sandbox/lipscore';

/** Channels whose widget is another than the Swedish one. */
const variants: Readonly<Record<string, string>> = { '2|no': 'no' };

/** Lipscore's widget for a channel, in the variant of its language. */
export function lipscoreWidget(
  host: 'lipscore' | 'sandbox',
  { channelId, apiKey }: { channelId: string; apiKey: string | null },
): ReviewWidget {
  const base = host === 'sandbox' ? sandbox : lipscoreHosts[0];
  return { script: `${base}/assets/${variants[channelId] ?? 'se'}/lipscore-v1.js`, apiKey };
}

/** Whether the provider's reviews are shown, and not the shop's own. */
export function showsWidget({ scripts }: { scripts?: { reviews?: ReviewWidget } }): boolean {
  return (scripts?.reviews?.apiKey ?? null) !== null;
}
