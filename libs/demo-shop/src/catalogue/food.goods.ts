import type { SeedFood, SeedGoods, SeedNutrition } from '@torg/merchant-api/seed';
import { text } from './localised-text.ts';

const per100g = text('100 g', '100 g');
const per100ml = text('100 ml', '100 ml');

function gramsOf(
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  protein: number,
  salt: number,
): Omit<SeedNutrition, 'per'> {
  return { fat, saturates, carbohydrate, sugars, protein, salt };
}

function food(sv: string, nb: string, nutrition?: SeedNutrition): SeedFood {
  return { ingredients: text(sv, nb), ...(nutrition && { nutrition }) };
}

/** What is in the food: how much, of what, and what it gives. Coffee and tea need no nutrition declaration. */
export const foodGoods: Readonly<Record<string, Pick<SeedGoods, 'content' | 'food'>>> = {
  'kaffe-mellanrost': { content: { amount: 500, unit: 'g' }, food: food('Kaffebönor.', 'Kaffebønner.') },
  'kaffe-morkrost': { content: { amount: 450, unit: 'g' }, food: food('Malda kaffebönor.', 'Malte kaffebønner.') },
  'te-lingon': {
    content: { amount: 100, unit: 'g' },
    food: food('Svart te, torkade lingon (8 %), granskott.', 'Svart te, tørkede tyttebær (8 %), granskudd.'),
  },
  'te-tradgard': {
    content: { amount: 80, unit: 'g' },
    food: food(
      'Kamomill: kamomillblom. Pepparmynta: pepparmyntsblad. Ingefära: torkad ingefära, citronskal, citrongräs.',
      'Kamille: kamilleblomst. Peppermynte: peppermynteblader. Ingefær: tørket ingefær, sitronskall, sitrongress.',
    ),
  },
  'honung-ang': {
    content: { amount: 400, unit: 'g' },
    food: {
      ...food('Honung. Ursprung: Sverige.', 'Honning. Opprinnelse: Sverige.', {
        per: per100g,
        energyKj: 1380,
        energyKcal: 325,
        ...gramsOf(0, 0, 81, 80, 0.4, 0.01),
      }),
      advice: text('Ej lämplig för barn under ett år.', 'Ikke egnet for barn under ett år.'),
    },
  },
  lingonsylt: {
    content: { amount: 380, unit: 'g' },
    food: food('Lingon (65 %), socker.', 'Tyttebær (65 %), sukker.', {
      per: per100g,
      energyKj: 650,
      energyKcal: 153,
      fibre: 2.4,
      ...gramsOf(0.3, 0, 36, 34, 0.3, 0.01),
    }),
  },
  'granola-havre': {
    content: { amount: 425, unit: 'g' },
    food: food(
      'HAVRE (52 %), RÅG, HASSELNÖTTER (9 %), rapsolja, torkat äpple, äppeljuice, honung, salt.',
      'HAVRE (52 %), RUG, HASSELNØTTER (9 %), rapsolje, tørket eple, eplejuice, honning, salt.',
      { per: per100g, energyKj: 1820, energyKcal: 435, fibre: 9, ...gramsOf(16, 2, 56, 14, 12, 0.4) },
    ),
  },
  'sylt-skog': {
    content: { amount: 340, unit: 'g' },
    food: food('Bär (60 %), socker, citronsaft.', 'Bær (60 %), sukker, sitronsaft.', {
      per: per100g,
      energyKj: 745,
      energyKcal: 176,
      fibre: 2,
      ...gramsOf(0.2, 0, 42, 41, 0.5, 0.01),
    }),
  },
  'saft-bondens': {
    content: { amount: 500, unit: 'ml' },
    food: {
      ...food(
        'Svartvinbär: svarta vinbär, socker, vatten. Fläder: vatten, socker, fläderblom, citron. Rabarber: rabarber, socker, vatten.',
        'Solbær: solbær, sukker, vann. Hyll: vann, sukker, hylleblomst, sitron. Rabarbra: rabarbra, sukker, vann.',
        { per: per100ml, energyKj: 685, energyKcal: 161, ...gramsOf(0, 0, 40, 39, 0.2, 0.01) },
      ),
      advice: text('Näringsvärdet gäller outspädd saft.', 'Næringsinnholdet gjelder ufortynnet saft.'),
    },
  },
  'choklad-bit': {
    content: { amount: 85, unit: 'g' },
    food: {
      ...food(
        'Kakaobönor, rörsocker, kakaosmör. Havssalt: även salt (0,6 %). Lingon: även torkade lingon (4 %).',
        'Kakaobønner, rørsukker, kakaosmør. Havsalt: også salt (0,6 %). Tyttebær: også tørkede tyttebær (4 %).',
        { per: per100g, energyKj: 2370, energyKcal: 572, fibre: 11, ...gramsOf(42, 25, 34, 28, 9, 0.02) },
      ),
      advice: text(
        'Kakaohalt minst 70 %. Kan innehålla spår av MJÖLK och NÖTTER.',
        'Minst 70 % kakao. Kan inneholde spor av MELK og NØTTER.',
      ),
    },
  },
  'rapsolja-kallpressad': {
    content: { amount: 500, unit: 'ml' },
    food: food('Kallpressad rapsolja.', 'Kaldpresset rapsolje.', {
      per: per100ml,
      energyKj: 3404,
      energyKcal: 828,
      ...gramsOf(92, 6.5, 0, 0, 0, 0),
    }),
  },
  'd-vitamin-vinterljus': {
    content: { amount: 90, unit: 'piece' },
    food: {
      ...food(
        'Rapsolja, kapselskal (modifierad majsstärkelse, glycerin), kolekalciferol (vitamin D3 från lav).',
        'Rapsolje, kapselskall (modifisert maisstivelse, glyserol), kolekalsiferol (vitamin D3 fra lav).',
        {
          per: text('1 kapsel', '1 kapsel'),
          others: [
            {
              key: 'vitamin-d',
              label: text('Vitamin D', 'Vitamin D'),
              value: text('20 µg (400 % av dagligt referensintag)', '20 µg (400 % av daglig referanseinntak)'),
            },
          ],
        },
      ),
      dailyDose: text('1 kapsel om dagen till mat.', '1 kapsel om dagen til et måltid.'),
      advice: text(
        'Rekommenderad daglig dos bör inte överskridas. Kosttillskott bör inte användas som ett alternativ till en varierad kost. Förvaras utom räckhåll för små barn.',
        'Anbefalt døgndose bør ikke overskrides. Kosttilskudd bør ikke erstatte et variert kosthold. Oppbevares utilgjengelig for små barn.',
      ),
    },
  },
};
