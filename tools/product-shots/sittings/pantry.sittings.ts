import type { Label } from '../prints/label.ts';
import type { Sitting } from '../shot.ts';

const kvarnsele = (title: string, small: string, width: number, height: number): Label => ({
  brand: 'Kvarnsele',
  title,
  small,
  width,
  height,
});

const pouch = (title: string, small: string, options: Sitting['options']): Sitting => ({
  generator: 'pouch',
  labels: { front: kvarnsele(title, small, 1000, 1220) },
  options: { ...options },
});
const jar = (title: string, small: string, options: Sitting['options']): Sitting => ({
  generator: 'jar',
  labels: { front: kvarnsele(title, small, 1500, 690) },
  options: { ...options },
});
const tin = (title: string, small: string, tea: string): Sitting => ({
  generator: 'tin',
  labels: { front: kvarnsele(title, small, 1500, 765) },
  options: { tea },
  table: 'birch',
});
const bottle = (title: string, small: string, options: Sitting['options']): Sitting => ({
  generator: 'bottle',
  labels: { front: kvarnsele(title, small, 1000, 870) },
  options: { ...options },
});
const chocolate = (title: string, options: Sitting['options'] = {}): Sitting => ({
  generator: 'chocolate',
  labels: { front: kvarnsele(title, 'CHOKLAD · 85 G', 1000, 1300) },
  options: { ...options },
  table: 'birch',
});
const jam = (title: string, holds: string, filling: string, depth = 0.5) =>
  jar(title, 'SYLT · 340 G', { holds, filling, depth });

/** Coffee, tea, and what the pantry holds. */
export const pantrySittings = {
  'kaffe-mellanrost': pouch('Gryning', 'HELA BÖNOR · 500 G', { holds: 'beans' }),
  'kaffe-morkrost': pouch('Kol', 'MALET KAFFE · 450 G', { holds: 'ground' }),
  'granola-havre': pouch('Granola', 'RÅG OCH HAVRE · 425 G', { holds: 'granola' }),
  'te-lingon': tin('Skogsbryn', 'TE MED LINGON · 100 G', '#a3541c'),
  'te-tradgard': {
    kamomill: tin('Kamomill', 'ÖRTTE · 80 G', '#e0b94a'),
    pepparmynta: tin('Pepparmynta', 'ÖRTTE · 80 G', '#bdb267'),
    ingefara: tin('Ingefära', 'ÖRTTE · 80 G', '#e2c16a'),
  },
  'honung-ang': jar('Äng', 'SOMMARHONUNG · 400 G', { filling: '#e0a02a' }),
  lingonsylt: jar('Lingon', 'RÅRÖRDA · 380 G', { holds: 'lingonberry', filling: '#b0182a' }),
  'sylt-skog': {
    hjortron: jam('Hjortron', 'cloudberry', '#eda63a', 1),
    blabar: jam('Blåbär', 'blueberry', '#6d2760', 0.8),
    hallon: jam('Hallon', 'raspberry', '#b81e3a'),
  },
  'saft-bondens': {
    svartvinbar: bottle('Svartvinbär', 'SAFT · 50 CL', { filling: '#6b1030', depth: 0.3, berry: 'blackcurrant' }),
    flader: bottle('Fläder', 'SAFT · 50 CL', { filling: '#efdf9c' }),
    rabarber: bottle('Rabarber', 'SAFT · 50 CL', { filling: '#e58f8c' }),
  },
  'rapsolja-kallpressad': bottle('Rapsolja', 'KALLPRESSAD · 50 CL', {
    filling: '#eab818',
    depth: 0.95,
    cloud: 0,
    stopper: '#2a2825',
  }),
  'choklad-bit': {
    mork: chocolate('Mörk 70 %'),
    havssalt: chocolate('Havssalt', { beside: 'salt' }),
    lingon: chocolate('Lingon', { beside: 'lingonberry' }),
  },
  'd-vitamin-vinterljus': {
    generator: 'pill_jar',
    labels: {
      front: { brand: 'Hammarbrunn', title: 'Vinterljus', small: 'D-VITAMIN · 90 KAPSLAR', width: 1500, height: 656 },
    },
  },
} satisfies Record<string, Sitting | Record<string, Sitting>>;
