import type { SeedFamily } from '@torg/merchant-api/seed';
import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';

/** Things for the wall. */
export const wallFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'spegel-tjarn',
    brand: 'tallmora',
    categories: ['speglar-och-klockor'],
    series: 'VAG',
    firstNumber: 2401,
    name: text('Spegel Tjärn', 'Speil Tjern'),
    text1: text('Rund spegel i smal ram av massivt trä.', 'Rundt speil i smal ramme av heltre.'),
    text2: text(
      'Ramen laminerböjs av tunna ribbor och fogas så att skarven knappt går att hitta. Spegelglaset är fem millimeter och har slipad kant. Hängs på en enda skruv, upphänget sitter redan på plats.',
      'Rammen lamineres av tynne spiler og skjøtes slik at skjøten knapt er å finne. Speilglasset er fem millimeter og har slipt kant. Henges på én eneste skrue, opphenget sitter allerede på.',
    ),
    text3: text('Putsa med vatten och en torr trasa.', 'Puss med vann og en tørr klut.'),
    price: { sek: 1190, nok: 1290 },
    parameters: [
      fact('material', 'Massivt trä, spegelglas', 'Heltre, speilglass'),
      fact(
        'wood',
        'Ek, valnöt eller svartbetsad ask, efter färgen',
        'Eik, valnøtt eller svartbeiset ask, etter fargen',
      ),
      fact('measure', 'Ø 60 cm, djup 3 cm', 'Ø 60 cm, dybde 3 cm'),
      ownFactory(),
    ],
    weightGrams: 4100,
    firstSoldDaysAgo: 310,
    sold: 330,
    views: ['scene'],
    colours: [
      { colour: 'ek', stock: [16] },
      { colour: 'svart', stock: [10] },
      { colour: 'valnot', stock: [1] },
    ],
  }),
  defineFamily({
    key: 'vaggklocka-stund',
    brand: 'tallmora',
    categories: ['speglar-och-klockor', 'presenttips'],
    series: 'VAG',
    firstNumber: 2411,
    name: text('Väggklocka Stund', 'Veggklokke Stund'),
    text1: text('Tyst väggklocka med visare av ek.', 'Stille veggklokke med visere av eik.'),
    text2: text(
      'Urverket glider i stället för att ticka och hörs inte ens på natten. Urtavlan är lackerad i sju lager och visarna är sågade ur ek som blir över när vi gör stolar. Drivs av ett AA-batteri i ungefär två år.',
      'Urverket glir i stedet for å tikke og høres ikke engang om natten. Urskiven er lakkert i sju lag, og viserne er saget av eik som blir til overs når vi lager stoler. Går på ett AA-batteri i omtrent to år.',
    ),
    text3: text('Batteri ingår inte.', 'Batteri følger ikke med.'),
    price: { sek: 649, nok: 699 },
    parameters: [
      fact('material', 'Lackerad björk, ek', 'Lakkert bjørk, eik'),
      fact('measure', 'Ø 32 cm'),
      ownFactory(),
    ],
    weightGrams: 980,
    firstSoldDaysAgo: 66,
    sold: 210,
    views: ['detail'],
    colours: [
      { colour: 'gran', stock: [13] },
      { colour: 'kritvit', stock: [20] },
      { colour: 'terrakotta', stock: [9] },
    ],
  }),
  defineFamily({
    key: 'affisch-utsikt',
    brand: 'motivverket',
    categories: ['affischer'],
    series: 'VAG',
    firstNumber: 2421,
    name: text('Affisch Utsikt', 'Plakat Utsikt'),
    text1: text(
      'Landskap i några få färger, tryckt på tjockt papper.',
      'Landskap i noen få farger, trykt på tykt papir.',
    ),
    text2: text(
      'Tre vyer som var och en är tecknad på plats och sedan skalad ned till det som minns. Trycks med pigmentfärg på matt bomullspapper som inte gulnar. Säljs utan ram och skickas i rör.',
      'Tre utsikter, hver av dem tegnet på stedet og deretter strippet ned til det man husker. Trykkes med pigmentfarge på matt bomullspapir som ikke gulner. Selges uten ramme og sendes i rør.',
    ),
    text3: text('', ''),
    price: { sek: 349, nok: 379 },
    parameters: [fact('material', 'Bomullspapper 230 g', 'Bomullspapir 230 g'), fact('measure', '50 × 70 cm')],
    weightGrams: 240,
    firstSoldDaysAgo: 52,
    sold: 470,
    views: ['scene'],
    choice: 'Motif',
    colours: [
      { colour: 'skymning', named: { key: 'fjall', label: text('Fjäll', 'Fjell') }, stock: [60] },
      { colour: 'marin', named: { key: 'hav', label: text('Hav', 'Hav') }, stock: [47] },
      { colour: 'gran', named: { key: 'skog', label: text('Skog', 'Skog') }, stock: [40] },
    ],
  }),
];
