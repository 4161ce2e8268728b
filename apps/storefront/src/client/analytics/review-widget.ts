import type { LipscoreWindow, ReviewWidget } from '../../config/review-widget.ts';

export interface ReviewWidgetPorts {
  target: LipscoreWindow;
  /** Fetches a script, once. */
  load(address: string): void;
  report(message: string): void;
}

/**
 * Gives what loads a channel's review widget once its visitor agrees. Without a key nobody's reviews are asked for: that is
 * told once, and the shop shows its own.
 */
export function reviewWidget(
  widget: ReviewWidget | undefined,
  { target, load, report }: ReviewWidgetPorts,
): (agreed: { statistics: boolean }) => void {
  if (!widget) return () => {};
  const { apiKey, script } = widget;
  if (apiKey === null) {
    report('Lipscore API key is not set');
    return () => {};
  }
  return ({ statistics }) => {
    if (!statistics) return;
    target.lipscoreInit ??= () => target.lipscore?.init({ apiKey });
    load(script);
  };
}
