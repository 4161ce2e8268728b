import type { SeedBrand } from '@torg/merchant-api/seed';
import { text } from './localised-text.ts';

/** Makers of our own invention. None of them exists. */
export const brands: readonly SeedBrand[] = [
  {
    key: 'lerkulla',
    name: 'Lerkulla',
    description: text(
      'Stengods som drejas, glaseras och bränns i vår fabrik i Småland. Formerna är få och glasyrerna blandas för hand.',
      'Steingods som dreies, glaseres og brennes på fabrikken vår i Småland. Formene er få, og glasurene blandes for hånd.',
    ),
  },
  {
    key: 'glashulta',
    name: 'Glashulta',
    description: text(
      'Munblåst glas för vardagen. Små bubblor och skiftningar hör till, de visar att en människa har blåst det.',
      'Munnblåst glass til hverdags. Små bobler og skiftninger hører med; de viser at et menneske har blåst det.',
    ),
  },
  {
    key: 'tallmora',
    name: 'Tallmora',
    description: text(
      'Möbler och leksaker av nordiskt trä. Allt går att skruva isär, laga och olja om.',
      'Møbler og leker i nordisk tre. Alt kan skrus fra hverandre, repareres og oljes på nytt.',
    ),
  },
  {
    key: 'skymma',
    name: 'Skymma',
    description: text(
      'Lampor och ljusstakar för den mörka halvan av året.',
      'Lamper og lysestaker for den mørke halvdelen av året.',
    ),
  },
  {
    key: 'linasa',
    name: 'Linåsa',
    description: text(
      'Hemtextil i lin, ull och bomull. Vävs i Småland och tvättas mjuk innan den packas.',
      'Hjemmetekstiler i lin, ull og bomull. Veves i Småland og vaskes myke før de pakkes.',
    ),
  },
  {
    key: 'garnhult',
    name: 'Garnhult',
    description: text(
      'Stickat i nordisk ull, från garn till färdigt plagg på ett och samma golv.',
      'Strikkeplagg i nordisk ull, fra garn til ferdig plagg på ett og samme gulv.',
    ),
  },
  {
    key: 'kvarnsele',
    name: 'Kvarnsele',
    description: text(
      'Kaffe, te och sådant som håller i skafferiet. Korta innehållsförteckningar, inga tillsatser.',
      'Kaffe, te og varer som holder seg i spiskammeret. Korte ingredienslister, ingen tilsetninger.',
    ),
  },
  {
    key: 'enrisa',
    name: 'Enrisa',
    description: text(
      'Tvål, kräm och badsalt med dofter från skog och strand. Kokas i små satser.',
      'Såpe, krem og badesalt med duft av skog og strand. Kokes i små partier.',
    ),
  },
  {
    key: 'papperlund',
    name: 'Papperlund',
    description: text(
      'Böcker, kort och askar av svenskt papper, bundna och vikta för hand.',
      'Bøker, kort og esker av svensk papir, bundet og brettet for hånd.',
    ),
  },
  {
    key: 'motivverket',
    name: 'Motivverket',
    description: text(
      'Affischer i små upplagor, tecknade på plats och tryckta på bomullspapper.',
      'Plakater i små opplag, tegnet på stedet og trykt på bomullspapir.',
    ),
  },
  {
    key: 'hammarbrunn',
    name: 'Hammarbrunn',
    description: text(
      'Kosttillskott med få ämnen och tydliga mängder. Tillverkas i Sverige och testas i varje sats.',
      'Kosttilskudd med få stoffer og tydelige mengder. Produseres i Sverige og testes i hvert parti.',
    ),
  },
];
