import { defineFamily } from './define-family.ts';
import { text } from './localised-text.ts';
import { fact, ownFactory } from './parameters.ts';
import type { SeedFamily } from './seed-types.ts';

/** Soap, cream and bath salt. */
export const bathFamilies: readonly SeedFamily[] = [
  defineFamily({
    key: 'handtval-enbar',
    brand: 'enrisa',
    categories: ['tval', 'presenttips'],
    series: 'BAD',
    firstNumber: 6001,
    name: text('Handtvål Enbär', 'Håndsåpe Einer'),
    text1: text(
      'Mild flytande tvål som doftar enbär och tallkåda.',
      'Mild flytende såpe som dufter av einer og furukvae.',
    ),
    text2: text(
      'Tvålen görs på rapsolja och löddrar utan att torka ut. Doften är frisk och försvinner efter en stund, så den stör inte vid matlagning. Flaskan är av brunt glas och går att fylla på.',
      'Såpen lages av rapsolje og skummer uten å tørke ut huden. Duften er frisk og forsvinner etter en stund, så den forstyrrer ikke når du lager mat. Flasken er av brunt glass og kan fylles på nytt.',
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
    secondView: 'scene',
    colours: [{ colour: 'rost', stock: [68] }],
  }),
  defineFamily({
    key: 'handkram-havtorn',
    brand: 'enrisa',
    categories: ['kropp'],
    series: 'BAD',
    firstNumber: 6011,
    name: text('Handkräm Havtorn', 'Håndkrem Tindved'),
    text1: text(
      'Handkräm med havtornsolja som går in snabbt och inte kladdar.',
      'Håndkrem med tindvedolje som trekker raskt inn og ikke klisser.',
    ),
    text2: text(
      'Krämen går in på en halv minut och lämnar ingen hinna på tangentbordet. Havtornsoljan pressas av bär från västkusten. Pumpen ger lagom mycket för två händer.',
      'Kremen trekker inn på et halvt minutt og legger ikke hinne på tastaturet. Tindvedoljen presses av bær fra den svenske vestkysten. Pumpen gir passe mye til to hender.',
    ),
    text3: text(
      'Ingredienser: vatten, rapsolja, glycerin, havtornsolja, parfym.',
      'Ingredienser: vann, rapsolje, glyserin, tindvedolje, parfyme.',
    ),
    price: { sek: 169, nok: 179 },
    parameters: [fact('content', '250 ml'), ownFactory()],
    weightGrams: 310,
    firstSoldDaysAgo: 215,
    sold: 1490,
    secondView: 'scene',
    colours: [{ colour: 'kritvit', stock: [44] }],
  }),
  defineFamily({
    key: 'tval-havre',
    brand: 'enrisa',
    categories: ['tval'],
    series: 'BAD',
    firstNumber: 6021,
    name: text('Fast tvål, 2-pack', 'Fast såpe, 2-pk.'),
    text1: text('Två stora tvålar som räcker hela terminen.', 'To store såpestykker som holder hele halvåret.'),
    text2: text(
      'Tvålen kokas kallt och får mogna i sex veckor, då blir den hård och räcker längre. Havren skrubbar lagom, salvian doftar försiktigt. Slås in i papper, inte i plast.',
      'Såpen kokes kaldt og modnes i seks uker, da blir den hard og varer lenger. Havren skrubber passe, salvien dufter forsiktig. Pakkes i papir, ikke i plast.',
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
    secondView: 'detail',
    colours: [
      { colour: 'havre', stock: [77] },
      { colour: 'salvia', stock: [39] },
    ],
  }),
  defineFamily({
    key: 'badsalt-strand',
    brand: 'enrisa',
    categories: ['kropp', 'presenttips'],
    series: 'BAD',
    firstNumber: 6031,
    name: text('Badsalt Saltstänk', 'Badesalt Saltsprøyt'),
    text1: text('Grovt havssalt med enbär för trötta ben.', 'Grovt havsalt med einer til trøtte bein.'),
    text2: text(
      'Två nävar i ett varmt bad räcker. Saltet löser sig långsamt och lämnar inget på kakel eller hud. Träskopan i burken är svarvad av björkspill.',
      'To never i et varmt bad holder. Saltet løser seg langsomt og setter ikke merker på fliser eller hud. Treskjeen i glasset er dreid av bjørkekapp.',
    ),
    text3: text('Ingredienser: havssalt, enbärsolja, rosmarin.', 'Ingredienser: havsalt, einerolje, rosmarin.'),
    price: { sek: 159, nok: 169 },
    parameters: [fact('content', '500 g'), ownFactory()],
    weightGrams: 760,
    firstSoldDaysAgo: 145,
    sold: 720,
    secondView: 'scene',
    colours: [{ colour: 'kritvit', stock: [30] }],
  }),
];
