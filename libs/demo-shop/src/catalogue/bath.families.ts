import type { SeedFamily } from '@torg/merchant-api/seed';
import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';

const unscented = { key: 'oparfymerad', label: text('Oparfymerad', 'Uparfymert') };

/** Soap, cream and bath salt. */
export const bathFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'handtval',
    brand: 'enrisa',
    categories: ['flytande-tval', 'presenttips'],
    series: 'BAD',
    firstNumber: 6001,
    name: text('Handtvål', 'Håndsåpe'),
    text1: text(
      'Mild flytande tvål på rapsolja, i en flaska att fylla på.',
      'Mild flytende såpe av rapsolje, i en flaske som kan fylles på nytt.',
    ),
    text2: text(
      'Tvålen görs på rapsolja och löddrar utan att torka ut. Enbär doftar av enris och tallkåda, citrontimjan som en kryddträdgård efter regn. Den oparfymerade är för den som är känslig eller lagar mycket mat.',
      'Såpen lages av rapsolje og skummer uten å tørke ut huden. Einer dufter av einerbusk og furukvae, sitrontimian som en urtehage etter regn. Den uparfymerte er for deg som er sensitiv eller lager mye mat.',
    ),
    text3: text(
      'Fyll på flaskan ur vår påfyllningspåse eller returnera den som glas.',
      'Fyll flasken fra refillposen vår, eller lever den som glass.',
    ),
    price: { sek: 149, nok: 159 },
    parameters: [fact('content', '300 ml'), ownFactory()],
    weightGrams: 540,
    firstSoldDaysAgo: 470,
    sold: 3260,
    views: ['scene'],
    choice: 'Scent',
    colours: [
      { colour: 'rost', named: { key: 'enbar', label: text('Enbär', 'Einer') }, stock: [68] },
      { colour: 'senap', named: { key: 'citrontimjan', label: text('Citrontimjan', 'Sitrontimian') }, stock: [41] },
      { colour: 'kritvit', named: unscented, stock: [5] },
    ],
  }),
  defineFamily({
    key: 'handkram',
    brand: 'enrisa',
    categories: ['kropp'],
    series: 'BAD',
    firstNumber: 6011,
    name: text('Handkräm', 'Håndkrem'),
    text1: text('Handkräm som går in snabbt och inte kladdar.', 'Håndkrem som trekker raskt inn og ikke klisser.'),
    text2: text(
      'Krämen går in på en halv minut och lämnar ingen hinna på tangentbordet. Havtornsoljan pressas av bär från västkusten och ger både färg och doft. Den oparfymerade är likadan i övrigt. Pumpen ger lagom mycket för två händer.',
      'Kremen trekker inn på et halvt minutt og legger ikke hinne på tastaturet. Tindvedoljen presses av bær fra den svenske vestkysten og gir både farge og duft. Den uparfymerte er ellers helt lik. Pumpen gir passe mye til to hender.',
    ),
    text3: text(
      'Ingredienser: vatten, rapsolja, glycerin, sheasmör. Havtorn innehåller även havtornsolja och parfym.',
      'Ingredienser: vann, rapsolje, glyserin, sheasmør. Tindved inneholder også tindvedolje og parfyme.',
    ),
    price: { sek: 169, nok: 179 },
    parameters: [fact('content', '250 ml'), ownFactory()],
    weightGrams: 310,
    firstSoldDaysAgo: 215,
    sold: 1490,
    views: ['scene'],
    choice: 'Scent',
    colours: [
      { colour: 'havre', named: { key: 'havtorn', label: text('Havtorn', 'Tindved') }, stock: [44] },
      { colour: 'kritvit', named: unscented, stock: [26] },
    ],
  }),
  defineFamily({
    key: 'tval-havre',
    brand: 'enrisa',
    categories: ['fast-tval'],
    series: 'BAD',
    firstNumber: 6021,
    name: text('Fast tvål, 2-pack', 'Fast såpe, 2-pk.'),
    text1: text('Två stora tvålar som räcker hela terminen.', 'To store såpestykker som holder hele halvåret.'),
    text2: text(
      'Tvålen kokas kallt och får mogna i sex veckor, då blir den hård och räcker längre. Havren skrubbar lagom, salvian doftar försiktigt, lavendeln mer och tjäran som en båtbrygga i juni. Slås in i papper, inte i plast.',
      'Såpen kokes kaldt og modnes i seks uker, da blir den hard og varer lenger. Havren skrubber passe, salvien dufter forsiktig, lavendelen mer og tjæren som en båtbrygge i juni. Pakkes i papir, ikke i plast.',
    ),
    text3: text(
      'Låt torka mellan gångerna, gärna på ett räfflat tvålfat.',
      'La den tørke mellom hver gang, gjerne på en riflet såpeskål.',
    ),
    price: { sek: 119, nok: 129 },
    parameters: [fact('content', '2 × 140 g'), ownFactory()],
    weightGrams: 300,
    firstSoldDaysAgo: 590,
    sold: 2740,
    views: ['detail'],
    choice: 'Scent',
    colours: [
      { colour: 'havre', stock: [77] },
      { colour: 'salvia', stock: [39] },
      { colour: 'lavendel', stock: [52] },
      { colour: 'grafit', named: { key: 'tjara', label: text('Tjära', 'Tjære') }, stock: [18] },
    ],
  }),
  defineFamily({
    key: 'badsalt-strand',
    brand: 'enrisa',
    categories: ['kropp', 'presenttips'],
    series: 'BAD',
    firstNumber: 6031,
    name: text('Badsalt Saltstänk', 'Badesalt Saltsprøyt'),
    text1: text('Grovt havssalt för trötta ben.', 'Grovt havsalt til trøtte bein.'),
    text2: text(
      'Två nävar i ett varmt bad räcker. Saltet löser sig långsamt och lämnar inget på kakel eller hud. Locket är svarvat i ek.',
      'To never i et varmt bad holder. Saltet løser seg langsomt og setter ikke merker på fliser eller hud. Lokket er dreid i eik.',
    ),
    text3: text('Ingredienser: havssalt, eterisk olja.', 'Ingredienser: havsalt, eterisk olje.'),
    price: { sek: 159, nok: 169 },
    parameters: [fact('content', '500 g'), ownFactory()],
    weightGrams: 760,
    firstSoldDaysAgo: 145,
    sold: 720,
    views: ['scene'],
    choice: 'Scent',
    colours: [
      { colour: 'kritvit', named: { key: 'enbar', label: text('Enbär', 'Einer') }, stock: [30] },
      { colour: 'lavendel', stock: [17] },
      { colour: 'salvia', named: { key: 'eukalyptus', label: text('Eukalyptus', 'Eukalyptus') }, stock: [0] },
    ],
  }),
  defineFamily({
    key: 'tvalpump-stengods',
    brand: 'lerkulla',
    categories: ['flytande-tval'],
    series: 'BAD',
    firstNumber: 6041,
    name: text('Tvålpump i stengods', 'Såpepumpe i steingods'),
    text1: text(
      'Påfyllningsbar pump för tvål, kräm eller diskmedel.',
      'Pumpe til såpe, krem eller oppvaskmiddel, kan fylles på nytt.',
    ),
    text2: text(
      'Bred hals gör den lätt att fylla utan tratt. Pumpen är av metall, går att skruva isär och finns som reservdel. Glasyren är densamma som på Strand, så den passar lika bra vid diskhon som i badrummet.',
      'Vid hals gjør den lett å fylle uten trakt. Pumpen er av metall, kan skrus fra hverandre og fås som reservedel. Glasuren er den samme som på Strand, så den passer like godt ved oppvaskkummen som på badet.',
    ),
    text3: text(
      'Flaskan tål diskmaskin, pumpen diskas för hand.',
      'Flasken tåler oppvaskmaskin, pumpen vaskes for hånd.',
    ),
    price: { sek: 249, nok: 269 },
    parameters: [
      fact('material', 'Stengods och metall', 'Steingods og metall'),
      fact('volume', '40 cl'),
      fact('measure', 'Höjd 19 cm', 'Høyde 19 cm'),
      ownFactory(),
    ],
    weightGrams: 480,
    firstSoldDaysAgo: 180,
    sold: 770,
    views: ['scene'],
    colours: [
      { colour: 'salvia', stock: [29] },
      { colour: 'kritvit', stock: [33] },
      { colour: 'skiffer', stock: [14] },
    ],
  }),
];
