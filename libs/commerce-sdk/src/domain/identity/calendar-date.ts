/** Whether there is such a day; months are counted from 1, and days have two digits at most. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, 0, 1));
  // Years below 100 would be taken for the 1900s by the constructor.
  date.setUTCFullYear(year, month - 1, day);
  // A month or a day that is not there moves the date into another month.
  return date.getUTCMonth() === month - 1;
}
