/** A moment (ISO 8601) with day, time and seconds, as a receipt for a withdrawal has to tell it, where the shop is. */
export function writeMoment(moment: string, { language, timeZone }: { language: string; timeZone: string }): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(
    new Date(moment),
  );
}
