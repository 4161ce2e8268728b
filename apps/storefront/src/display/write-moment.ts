interface MomentFormat {
  language: string;
  timeZone: string;
  /** `medium`, with seconds, as a receipt for a withdrawal has to tell it, where it is left out. */
  timeStyle?: 'short' | 'medium';
}

/** A moment (ISO 8601) with its day and its time, where the shop is. */
export function writeMoment(moment: string, { timeStyle = 'medium', language, timeZone }: MomentFormat): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle, timeZone }).format(new Date(moment));
}
