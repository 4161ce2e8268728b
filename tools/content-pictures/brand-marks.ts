import { demoCatalogue } from '../../libs/demo-shop/src/catalogue/demo-catalogue.ts';
import { serif } from '../product-shots/prints/pen.ts';

/** A sign drawn on a field of 100 by 100, and the ink of the whole mark. */
interface BrandMark {
  ink: string;
  /** SVG paths; they are filled, or drawn as lines 6 wide. */
  filled?: string;
  lines?: string;
}

const marks: Readonly<Record<string, BrandMark>> = {
  lerkulla: { ink: '#8a4a32', filled: 'M12 34h76c0 30-14 46-30 48v8H42v-8C26 80 12 64 12 34z' },
  glashulta: { ink: '#3f6b62', lines: 'M30 14h40l-6 72H36zM33 46h34' },
  tallmora: { ink: '#4a5a34', filled: 'M50 6l24 34H62l20 30H55v22H45V70H18l20-30H26z' },
  skymma: { ink: '#2d3d54', filled: 'M62 8a43 43 0 1 0 30 60A36 36 0 0 1 62 8z' },
  linasa: { ink: '#5b6b7c', lines: 'M26 10v80M50 10v80M74 10v80M10 26h80M10 50h80M10 74h80' },
  garnhult: {
    ink: '#7b2f33',
    lines: 'M50 12a38 38 0 1 0 .1 0M22 34q34 4 46 44M34 20q36 10 44 50M14 56q20 2 30 30',
  },
  kvarnsele: {
    ink: '#5a4128',
    lines: 'M50 12a38 38 0 1 0 .1 0M50 38a12 12 0 1 0 .1 0M50 12v26M50 62v26M12 50h26M62 50h26',
  },
  enrisa: {
    ink: '#56683f',
    lines: 'M50 94V20M50 84L28 68M50 84l22-16M50 64L26 46M50 64l24-18M50 44L32 28M50 44l18-16M50 24l-8-14M50 24l8-14',
  },
  papperlund: { ink: '#6a5535', lines: 'M22 10h38l20 20v60H22zM60 10v20h20M36 50h30M36 66h30' },
  motivverket: { ink: '#33503f', lines: 'M14 12h72v76H14zM24 74l18-26 14 16 10-12 12 22' },
  hammarbrunn: { ink: '#3b3c3f', filled: 'M16 18h56l14 14-14 14H56v44H42V46H16z' },
};

/** The marks of the demo's brands as SVG, by brand: a sign and the name beside it, on the ground of pictures. */
export function brandMarks(): ReadonlyMap<string, string> {
  const named = demoCatalogue.brands.flatMap(({ key, name }) => {
    const mark = marks[key];
    return mark ? [[key, markup(name, mark)] as const] : [];
  });
  return new Map(named);
}

function markup(name: string, { ink, filled, lines }: BrandMark): string {
  const sign = [
    filled ? `<path d="${filled}" fill="${ink}"/>` : '',
    lines ? `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>` : '',
  ].join('');
  const letters = `<text x="320" y="268" font-family="${serif}" font-size="64" letter-spacing="2" fill="${ink}" text-anchor="middle">${name}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="#f6f1ea"/><g transform="translate(254 44) scale(1.32)">${sign}</g>${letters}</svg>`;
}
