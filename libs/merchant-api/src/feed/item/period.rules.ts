import { momentAt } from '@torg/commerce-sdk/domain';

/** A time between two moments, in milliseconds since 1970; a null side is open. */
export interface Period {
  from: number | null;
  to: number | null;
}

const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * Reads a period in the form of ISO 8601, `2026-11-20T00:00+0100/2026-11-27T23:59+0100`; null where it cannot be read. Times
 * without an offset are those of the market, and a date as the end counts to its last moment.
 */
export function readPeriod(text: string, timeZone: string): Period | null {
  const sides = text.split('/');
  if (sides.length !== 2) return null;
  const from = readMoment(sides[0] ?? '', timeZone, false);
  const to = readMoment(sides[1] ?? '', timeZone, true);
  if (from === undefined || to === undefined || (from === null && to === null)) return null;
  if (from !== null && to !== null && to <= from) return null;
  return { from, to };
}

/** Null for an empty side, undefined for one that cannot be read. */
function readMoment(text: string, timeZone: string, isEnd: boolean): number | null | undefined {
  const written = text.trim();
  if (written === '' || written === '..') return null;
  const [, date, hour, minute = '00', second = '00', offset] = moment.exec(written) ?? [];
  if (date === undefined) return undefined;
  const time = Date.parse(`${date}T${hour ?? '00'}:${minute}:${second}Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  const wanted = hour === undefined && isEnd ? time + DAY : time;
  return offset === undefined
    ? momentAt(new Date(wanted).toISOString().slice(0, 19), timeZone)
    : wanted - offsetOf(offset);
}

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

function offsetOf(offset: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  if (hours === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
