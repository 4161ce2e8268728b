import type { SeedCategory } from '@torg/merchant-api/seed';
import { category } from './define-category.ts';
import { text } from './localised-text.ts';

/** Kitchen and home. */
export const homeCategories: readonly SeedCategory[] = [
  category(
    'koket',
    undefined,
    text('Köket', 'Kjøkken'),
    text(
      'Stengods, glas och trä som tål att användas varje dag.',
      'Steingods, glass og tre som tåler å brukes hver dag.',
    ),
  ),
  category(
    'muggar',
    'koket',
    text('Muggar och koppar', 'Krus og kopper'),
    text(
      'Från espresso till stor tekopp, alla tål diskmaskin.',
      'Fra espresso til stor tekopp. Alle tåler oppvaskmaskin.',
    ),
  ),
  category(
    'vardagsmuggar',
    'muggar',
    text('Muggar', 'Krus'),
    text('Stora muggar för te och morgonkaffe.', 'Store krus til te og morgenkaffe.'),
  ),
  category(
    'kaffekoppar',
    'muggar',
    text('Koppar och kannor', 'Kopper og kanner'),
    text('För espresso och en kanna te på tu man hand.', 'Til espresso og en kanne te på tomannshånd.'),
  ),
  category(
    'skalar',
    'koket',
    text('Skålar och fat', 'Boller og fat'),
    text(
      'Skålar, tallrikar och fat som går att blanda mellan serierna.',
      'Boller, tallerkener og fat som kan blandes på tvers av seriene.',
    ),
  ),
  category(
    'skalar-djupa',
    'skalar',
    text('Skålar', 'Boller'),
    text('Djupa skålar till gröt och soppa, små till ägg.', 'Dype boller til grøt og suppe, små til egg.'),
  ),
  category(
    'tallrikar',
    'skalar',
    text('Tallrikar', 'Tallerkener'),
    text('Flata tallrikar i matt glasyr.', 'Flate tallerkener i matt glasur.'),
  ),
  category(
    'glas',
    'koket',
    text('Glas och karaffer', 'Glass og karafler'),
    text('Munblåst glas i klart och i milda färger.', 'Munnblåst glass, klart og i milde farger.'),
  ),
  category(
    'dricksglas',
    'glas',
    text('Dricksglas', 'Drikkeglass'),
    text('Låga glas med tung botten.', 'Lave glass med tung bunn.'),
  ),
  category(
    'karaffer',
    'glas',
    text('Karaffer och kannor', 'Karafler og mugger'),
    text('För vatten på bordet och saft i trädgården.', 'Til vann på bordet og saft i hagen.'),
  ),
  category(
    'koksredskap',
    'koket',
    text('Burkar och brädor', 'Krukker og fjøler'),
    text('För det som ska skäras, sparas och stå framme.', 'Til det som skal skjæres, spares og stå framme.'),
  ),
  category(
    'hemmet',
    undefined,
    text('Hemmet', 'Hjemmet'),
    text('Möbler, ljus och vaser som håller i många år.', 'Møbler, lys og vaser som holder i mange år.'),
  ),
  category(
    'vaser',
    'hemmet',
    text('Vaser', 'Vaser'),
    text('För en kvist från skogen eller en hel bukett.', 'Til en kvist fra skogen eller en hel bukett.'),
  ),
  category(
    'lampor',
    'hemmet',
    text('Lampor', 'Lamper'),
    text('Varmt och lugnt ljus på bord, golv och i tak.', 'Varmt og rolig lys på bord, gulv og i tak.'),
  ),
  category(
    'bordslampor',
    'lampor',
    text('Bordslampor', 'Bordlamper'),
    text('Till fönstret, byrån och sängbordet.', 'Til vinduet, kommoden og nattbordet.'),
  ),
  category(
    'golvlampor',
    'lampor',
    text('Golvlampor', 'Gulvlamper'),
    text('Läsljus bredvid fåtöljen.', 'Leselys ved siden av lenestolen.'),
  ),
  category(
    'taklampor',
    'lampor',
    text('Taklampor', 'Taklamper'),
    text('Pendlar över matbordet.', 'Pendler over spisebordet.'),
  ),
  category(
    'ljusstakar',
    'hemmet',
    text('Ljus och ljusstakar', 'Lys og lysestaker'),
    text('Stakar, lyktor, blockljus och doftljus.', 'Staker, lykter, kubbelys og duftlys.'),
  ),
  category(
    'stakar',
    'ljusstakar',
    text('Stakar', 'Staker'),
    text('I mässing och svart metall.', 'I messing og svart metall.'),
  ),
  category(
    'ljuslyktor',
    'ljusstakar',
    text('Ljuslyktor', 'Lyslykter'),
    text('Färgat glas för värmeljus.', 'Farget glass til telys.'),
  ),
  category(
    'blockljus',
    'ljusstakar',
    text('Blockljus', 'Kubbelys'),
    text('Genomfärgade ljus av stearin.', 'Gjennomfargede lys av stearin.'),
  ),
  category(
    'doftljus',
    'ljusstakar',
    text('Doftljus', 'Duftlys'),
    text('Doft av skog, fläder och slocknad brasa.', 'Duft av skog, hyll og slukket bål.'),
  ),
  category(
    'mobler',
    'hemmet',
    text('Möbler', 'Møbler'),
    text('Stolar, pallar och hyllor i massivt trä.', 'Stoler, krakker og hyller i heltre.'),
  ),
  category(
    'stolar-och-pallar',
    'mobler',
    text('Stolar, pallar och bänkar', 'Stoler, krakker og benker'),
    text('Sittplatser i massivt trä.', 'Sitteplasser i heltre.'),
  ),
  category(
    'bord',
    'mobler',
    text('Bord', 'Bord'),
    text('Små bord som är lätta att flytta.', 'Små bord som er lette å flytte.'),
  ),
  category(
    'hyllor',
    'mobler',
    text('Hyllor', 'Hyller'),
    text('För böcker, krukor och sådant man hittar.', 'Til bøker, potter og ting man finner.'),
  ),
  category(
    'vaggen',
    'hemmet',
    text('På väggen', 'På veggen'),
    text('Speglar, klockor och affischer.', 'Speil, klokker og plakater.'),
  ),
  category(
    'speglar-och-klockor',
    'vaggen',
    text('Speglar och klockor', 'Speil og klokker'),
    text('Runda former i trä och glas.', 'Runde former i tre og glass.'),
  ),
  category(
    'affischer',
    'vaggen',
    text('Affischer', 'Plakater'),
    text('Landskap i några få färger.', 'Landskap i noen få farger.'),
  ),
];
