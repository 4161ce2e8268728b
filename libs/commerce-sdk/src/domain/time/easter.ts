/** Easter Sunday of a year as an ISO date, by the rule of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const cycle = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((cycle + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
