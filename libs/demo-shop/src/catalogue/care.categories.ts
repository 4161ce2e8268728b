import type { SeedCategory } from '@torg/merchant-api/seed';
import { category } from './define-category.ts';
import { text } from './localised-text.ts';

/** Food, drink and bath. */
export const careCategories: readonly SeedCategory[] = [
  category(
    'mat-och-dryck',
    undefined,
    text('Mat och dryck', 'Mat og drikke'),
    text('Kaffe, te och gott till frukosten.', 'Kaffe, te og godt til frokosten.'),
  ),
  category(
    'kaffe-och-te',
    'mat-och-dryck',
    text('Kaffe och te', 'Kaffe og te'),
    text('Rostat och blandat i små omgångar.', 'Brent og blandet i små omganger.'),
  ),
  category(
    'kaffe',
    'kaffe-och-te',
    text('Kaffe', 'Kaffe'),
    text('Hela bönor och bryggmalet.', 'Hele bønner og filtermalt.'),
  ),
  category(
    'te',
    'kaffe-och-te',
    text('Te', 'Te'),
    text('Svart te och örtte i plåtburk.', 'Svart te og urtete i blikkboks.'),
  ),
  category(
    'skafferi',
    'mat-och-dryck',
    text('Ur skafferiet', 'Fra spiskammeret'),
    text('Honung, sylt, olja och granola.', 'Honning, syltetøy, olje og granola.'),
  ),
  category(
    'sylt-och-honung',
    'skafferi',
    text('Sylt och honung', 'Syltetøy og honning'),
    text('Bär, socker och bin.', 'Bær, sukker og bier.'),
  ),
  category(
    'frukost-och-skafferi',
    'skafferi',
    text('Granola och olja', 'Granola og olje'),
    text('Till frukosten och maten.', 'Til frokosten og maten.'),
  ),
  category(
    'saft',
    'mat-och-dryck',
    text('Saft', 'Saft'),
    text('Kallpressad saft från bär och blommor.', 'Kaldpresset saft av bær og blomster.'),
  ),
  category(
    'choklad',
    'mat-och-dryck',
    text('Choklad', 'Sjokolade'),
    text('Gjord från bönan i små satser.', 'Laget fra bønnen i små partier.'),
  ),
  category(
    'kosttillskott',
    'mat-och-dryck',
    text('Kosttillskott', 'Kosttilskudd'),
    text('Ett tillskott för den mörka tiden.', 'Et tilskudd til den mørke tiden.'),
  ),
  category(
    'bad',
    undefined,
    text('Bad och välmående', 'Bad og velvære'),
    text('Tvål, kräm och en stund för sig själv.', 'Såpe, krem og en stund for seg selv.'),
  ),
  category(
    'tval',
    'bad',
    text('Tvål', 'Såpe'),
    text('Fast och flytande tvål med milda dofter.', 'Fast og flytende såpe med milde dufter.'),
  ),
  category(
    'flytande-tval',
    'tval',
    text('Flytande tvål', 'Flytende såpe'),
    text('Handtvål i glasflaska och pumpar i stengods.', 'Håndsåpe i glassflaske og pumper i steingods.'),
  ),
  category(
    'fast-tval',
    'tval',
    text('Fast tvål', 'Fast såpe'),
    text('Kallkokt tvål som räcker länge.', 'Kaldkokt såpe som varer lenge.'),
  ),
  category(
    'kropp',
    'bad',
    text('Kräm och bad', 'Krem og bad'),
    text('För händer som har jobbat och fötter som har gått.', 'Til hender som har jobbet og føtter som har gått.'),
  ),
];
