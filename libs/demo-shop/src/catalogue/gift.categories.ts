import type { SeedCategory } from '@torg/merchant-api/seed';
import { category } from './define-category.ts';
import { text } from './localised-text.ts';

/** Children and gifts. */
export const giftCategories: readonly SeedCategory[] = [
  category(
    'barn',
    undefined,
    text('Barn', 'Barn'),
    text('Leksaker i trä och mjukt i ull.', 'Leker i tre og mykt i ull.'),
  ),
  category(
    'leksaker',
    'barn',
    text('Träleksaker', 'Treleker'),
    text('Målade med färg som tål att smakas på.', 'Malt med farge som tåler å bli smakt på.'),
  ),
  category(
    'barnklader',
    'barn',
    text('Barnkläder', 'Barneklær'),
    text('Små plagg i ull som inte kliar.', 'Små plagg i ull som ikke klør.'),
  ),
  category(
    'barntextil',
    'barn',
    text('Filtar', 'Tepper til de minste'),
    text('Mjuk lammull till vagn och säng.', 'Myk lammeull til vogn og seng.'),
  ),
  category(
    'presenter',
    undefined,
    text('Presenter', 'Gaver'),
    text('Färdigt inslaget eller lätt att slå in.', 'Ferdig innpakket eller lett å pakke inn.'),
  ),
  category(
    'presenttips',
    'presenter',
    text('Presenttips', 'Gavetips'),
    text('Sådant som brukar bli rätt.', 'Gaver som pleier å bli riktige.'),
  ),
  category(
    'presentaskar',
    'presenter',
    text('Presentaskar', 'Gaveesker'),
    text('Packade för hand, redo att ge bort.', 'Pakket for hånd, klare til å gis bort.'),
  ),
  category(
    'papper',
    'presenter',
    text('Böcker och papper', 'Bøker og papir'),
    text('Böcker att läsa och böcker att skriva i.', 'Bøker å lese og bøker å skrive i.'),
  ),
  category(
    'bocker',
    'papper',
    text('Böcker', 'Bøker'),
    text('Att läsa, baka och sticka efter.', 'Til å lese i, bake og strikke etter.'),
  ),
  category(
    'papper-och-kort',
    'papper',
    text('Papper och kort', 'Papir og kort'),
    text('Anteckningsböcker, kort och presentpapper.', 'Notatbøker, kort og gavepapir.'),
  ),
];
