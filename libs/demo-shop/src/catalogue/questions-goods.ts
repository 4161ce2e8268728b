import type { SeedQuestion } from '@torg/merchant-api/seed';

const shop = { author: 'Torg', isFromShop: true };

function ask(
  key: string,
  language: SeedQuestion['language'],
  [family, author, text, daysAgo]: readonly [family: string, author: string, text: string, daysAgo: number],
  answer?: string,
): SeedQuestion {
  const answers = answer === undefined ? [] : [{ ...shop, text: answer, daysAgo: Math.max(0, daysAgo - 1) }];
  return { key, language, family, author, text, daysAgo, answers };
}

/** More questions, in both languages; the last ones have just been asked. */
export const goodsQuestions: readonly SeedQuestion[] = [
  ask(
    'tekanna-lur-spis',
    'sv',
    ['tekanna-lur', 'Eva', 'Går det att ställa tekannan på en ljusvärmare?', 36],
    'Ja, med värmeljus går det fint. Ställ den däremot inte på spisen.',
  ),
  ask(
    'golvlampa-mon-dimmer',
    'sv',
    ['golvlampa-mon', 'Peter', 'Fungerar dimmern med vanliga LED-lampor?', 22],
    'Ja, så länge det står dimbar på lampan. Utan dimbar ljuskälla kan den flimra.',
  ),
  ask(
    'troja-fjall-storlek',
    'nb',
    ['troja-fjall', 'Marius', 'Er den stor i størrelsen? Jeg bruker vanligvis M.', 12],
    'Den er normal i størrelsen, men lang i ermene. Velg M, eller L hvis du vil ha noe under.',
  ),
  ask(
    'vas-sten-vatten',
    'nb',
    ['vas-sten', 'Anette', 'Er den tett, eller må jeg ha glass inni?', 17],
    'Den er tett. Innsiden er glasert, bare utsiden er rå.',
  ),
  ask(
    'matta-rand-golvvarme',
    'sv',
    ['matta-rand', 'Susanne', 'Kan mattan ligga på golvvärme?', 29],
    'Ja, den är vävd utan latex på baksidan och släpper igenom värmen.',
  ),
  ask(
    'doftljus-stilla-pafyllning',
    'sv',
    ['doftljus-stilla', 'Therese', 'Säljer ni påfyllning till koppen?', 9],
    'Inte än, men flera har frågat. Koppen går att diska ur och använda till annat.',
  ),
  ask(
    'd-vitamin-gravid',
    'sv',
    ['d-vitamin-vinterljus', 'Jenny', 'Går de bra att ta när man är gravid?', 14],
    'Rådgör med din barnmorska om mängden, vi kan inte ge råd om det. Kapseln innehåller 20 mikrogram.',
  ),
  ask(
    'trabat-vag-lakkering',
    'nb',
    ['trabat-vag', 'Kari', 'Hva er den malt med? Minstemann smaker på alt.', 6],
    'Vannbasert maling som er godkjent for leker. Båten er likevel for barn over tre år på grunn av de små delene.',
  ),
  ask('presentlada-fika-kaffe', 'sv', ['presentlada-fika', 'Anna', 'Går det att få kaffet malet i lådan?', 2]),
  ask('stol-spjala-dyne', 'nb', ['stol-spjala', 'Øyvind', 'Finnes det en pute som passer til setet?', 1]),
];
