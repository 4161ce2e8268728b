import type { Random } from './random-from.ts';

const beginnings =
  `Al Asp Berg Björk Bro By Dal Ek En Frost Furu Glim Gran Hag Hav Hed Hög Klipp Kvarn Lill Lin Ljung Löv
  Mar Mo Moss Norr Ny Rim Rosen Rud Sand Sig Skog Sol Sten Stor Strand Sund Söder Tall Tors Ull Vall Vass Vind Väster
  Öster Åker Äng`.split(/\s+/);

const endings =
  `berga by dal fors gård hamn holm hult högen kulla lid lund näs rike ryd sjö skär sta torp udden vik vinge
  ås änge ö`.split(/\s+/);

/** A series named after a place that might exist. The name is the same in both languages. */
export function placeName(random: Random): string {
  return `${random.pick(beginnings)}${random.pick(endings)}`;
}
