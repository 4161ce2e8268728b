/** By time zone: one takes longer to make than everything else about a price, and there are few time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Writes moments as the calendar and the clock on the wall of a time zone show them: `2026-11-21 22:42:00`. */
export function wallClock(timeZone: string): (moment: number) => string {
  // Sweden writes dates and times as ISO 8601 does.
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...withSeconds });
  clocks.set(timeZone, clock);
  return (moment) => clock.format(moment);
}

const withSeconds = { dateStyle: 'short', timeStyle: 'medium' } as const;
