/** What a browser says of its visitor's wishes. */
interface AskedBrowser {
  /** Global Privacy Control, where the browser has it. */
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether nobody asked to be left alone: what is measured names nobody, but who asks is not measured at all. */
export function mayMeasure({ globalPrivacyControl, doNotTrack }: AskedBrowser): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1';
}
