import type { Minor } from '@torg/commerce-sdk/domain';

/** `1 234,50`: on a bill every amount has its öre. */
export function writeAmount(minor: Minor): string {
  const size = Math.abs(minor);
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${minor < 0 ? '\u2212' : ''}${whole},${String(size % 100).padStart(2, '0')}`;
}
