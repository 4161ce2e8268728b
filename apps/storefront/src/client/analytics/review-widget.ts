import type { LipscoreWindow, ReviewWidget } from '../../config/review-widget.ts';

/** Loads a channel's review widget, whose visitor agreed to it. Without a key nobody's reviews are asked for. */
export function showReviews(
  { apiKey, script }: ReviewWidget,
  target: LipscoreWindow,
  load: (address: string) => void,
): void {
  if (apiKey === null) return;
  target.lipscoreInit ??= () => target.lipscore?.init({ apiKey });
  load(script);
}
