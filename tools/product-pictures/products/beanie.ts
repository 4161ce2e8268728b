import type { Generator } from '../picture.ts';
import { mix, shade } from '../studio/colour.ts';
import { clothFilter, volume } from '../studio/cloth.ts';
import { contactShadow, paperGround } from '../studio/ground.ts';
import { enlarged } from '../studio/placing.ts';
import { n, type Sheet } from '../studio/sheet.ts';

const dome = 'M262 690 C252 560 300 420 404 382 C446 366 514 366 556 382 C660 420 708 560 698 690Z';
const cuff =
  'M240 664 C330 646 630 646 720 664 C734 668 736 690 734 730 C732 780 734 806 724 820 C630 846 330 846 236 820 C226 806 228 780 226 730 C224 690 226 668 240 664Z';

/** A ribbed hat with a turned-up edge and a leather tag, or a child's with a bobble; the second picture goes close. */
export function beanie(kind: 'tag' | 'bobble'): Generator {
  return (sheet, { colour, view }) => {
    const whole = contactShadow(sheet, 480, 826, 240, 26) + hat(sheet, colour, kind);
    const close = kind === 'bobble' ? enlarged(whole, 1.9, 480, 330) : enlarged(whole, 2, 480, 780);
    return paperGround(sheet) + (view === 'detail' ? close : enlarged(whole, 1.12, 480, 780));
  };
}

function hat(sheet: Sheet, colour: string, kind: 'tag' | 'bobble'): string {
  const wool = clothFilter(sheet, { puff: 4, depth: 9, grain: [0.2, 0.3], rough: 0.5 });
  const inside = (path: string, art: string) => {
    const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    return `<g filter="${wool}"><path d="${path}" fill="${colour}"/><g clip-path="${clip}">${art}</g></g>${volume(sheet, path, 70, 1.1)}`;
  };
  const under = `<path d="M263 676 C340 650 620 650 697 676 L696 640 C620 622 340 622 264 640Z" fill="#24160a" opacity="0.35"/>`;
  const ornament = kind === 'bobble' ? bobble(sheet, mix(colour, '#f4ead9', 0.55)) : tag();
  return (
    inside(dome, ribs(sheet, colour, 372, 700, true)) +
    under +
    inside(cuff, ribs(sheet, colour, 640, 850, false)) +
    ornament
  );
}

/** Ribs that bow outwards; on the dome they meet at the crown. Each has its little stitches. */
function ribs(sheet: Sheet, colour: string, from: number, to: number, meet: boolean): string {
  const count = 27;
  return Array.from({ length: count }, (_, index) => {
    const angle = -1.5 + (index / (count - 1)) * 3;
    const low = 480 + 252 * Math.sin(angle);
    const high = meet ? 480 + 70 * Math.sin(angle) : low;
    const size = 17 * Math.cos(angle) + 3;
    const path = `M${n(low)} ${to} C${n(low + (meet ? Math.sin(angle) * 14 : 0))} ${to - (to - from) * 0.5} ${n((low + high) / 2)} ${from + (to - from) * 0.16} ${n(high)} ${from}`;
    const groove = `<path d="${path}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="${n(size * 0.42)}" transform="translate(${n(size * 0.5)} 0)" opacity="0.75"/>`;
    const crown = `<path d="${path}" fill="none" stroke="#ffffff" stroke-width="${n(size * 0.4)}" opacity="0.14" transform="translate(${n(-size * 0.12)} 0)"/>`;
    const stitch = `<path d="${path}" fill="none" stroke="#1d120a" stroke-width="${n(size)}" stroke-dasharray="2 ${n(sheet.between(7.4, 8))}" opacity="0.16"/>`;
    return groove + crown + stitch;
  }).join('');
}

function tag(): string {
  return `<g><rect x="424" y="724" width="112" height="62" rx="4" fill="#24160a" opacity="0.35" transform="translate(3 4)"/><rect x="424" y="724" width="112" height="62" rx="4" fill="#b57f4b"/>
    <rect x="424" y="724" width="112" height="30" rx="4" fill="#ffffff" opacity="0.1"/><rect x="431" y="731" width="98" height="48" rx="2" fill="none" stroke="#f0dcb8" stroke-width="1.6" stroke-dasharray="5 4" opacity="0.8"/>
    <text x="480" y="761" font-family="Liberation Serif, Georgia, serif" font-size="19" fill="#5d3a1c" text-anchor="middle" letter-spacing="0.6">Garnhult</text></g>`;
}

/** A bobble of many short threads, darker below. */
function bobble(sheet: Sheet, colour: string): string {
  const threads = Array.from({ length: 900 }, () => {
    const [angle, reach] = [sheet.between(0, Math.PI * 2), 92 * Math.sqrt(sheet.random())];
    const [x, y] = [480 + reach * Math.cos(angle), 318 + reach * Math.sin(angle)];
    const light = 0.98 - 0.0024 * (y - 318) - 0.0016 * (x - 480) - sheet.between(0, 0.14);
    const out = sheet.between(10, 22);
    return {
      reach,
      markup: `<path d="M${n(x)} ${n(y)} l${n(out * Math.cos(angle + sheet.between(-0.5, 0.5)))} ${n(out * Math.sin(angle + sheet.between(-0.5, 0.5)))}" stroke="${shade(colour, light)}" stroke-width="4.2" stroke-linecap="round"/>`,
    };
  });
  const order = [...threads].sort((a, b) => b.reach - a.reach).map(({ markup }) => markup);
  return `<circle cx="480" cy="318" r="88" fill="${shade(colour, 0.7)}"/>${order.join('')}`;
}
