import { text } from '../../catalogue/seed/localised-text.ts';
import type { GoodsRange } from './goods-kind.ts';

const material = text('Material', 'Materiale');
const packaging = text('Förpackning', 'Emballasje');
const scent = text('Doft', 'Duft');

const clay: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: material,
  stuffs: [
    { name: text('stengods', 'steingods'), colours: ['kritvit', 'sand', 'mossa', 'terrakotta', 'skiffer', 'isbla'] },
    { name: text('porslin', 'porselen'), colours: ['kritvit', 'salvia', 'skymning', 'ljung', 'grafit'] },
    { name: text('rödlera', 'rødleire'), colours: ['terrakotta', 'rost', 'natur', 'svart'] },
  ],
  openings: [
    text('Drejad för hand, med en glasyr som skiftar.', 'Dreid for hånd, med en glasur som skifter.'),
    text('Enkel form som tål att användas varje dag.', 'Enkel form som tåler å brukes hver dag.'),
    text('Tung nog att stå stadigt, lätt nog att lyfta.', 'Tung nok til å stå støtt, lett nok til å løfte.'),
    text('Med obränd kant och blank insida.', 'Med uglasert kant og blank innside.'),
  ],
  uses: [
    text('Delarna i serien går att stapla och blanda.', 'Delene i serien kan stables og blandes.'),
    text('Glasyren blandas i små satser, så nyansen varierar.', 'Glasuren blandes i små partier, så nyansen varierer.'),
    text('Passar till vardagen och till det dukade bordet.', 'Passer til hverdags og til det dekkede bordet.'),
  ],
  care: [
    text('Tål diskmaskin och mikrovågsugn.', 'Tåler oppvaskmaskin og mikrobølgeovn.'),
    text('Diska gärna för hand, då håller glansen längre.', 'Vask gjerne for hånd, da holder glansen lenger.'),
  ],
};

const glass: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: material,
  stuffs: [
    { name: text('munblåst glas', 'munnblåst glass'), colours: ['klar', 'rok', 'barnsten', 'flaskgron'] },
    { name: text('återvunnet glas', 'gjenvunnet glass'), colours: ['flaskgron', 'isbla', 'klar'] },
  ],
  openings: [
    text('Tunt glas med små bubblor, blåst utan form.', 'Tynt glass med små bobler, blåst uten form.'),
    text('Rejält glas med tjock botten.', 'Solid glass med tykk bunn.'),
    text('Slipad kant och raka sidor.', 'Slipt kant og rette sider.'),
  ],
  uses: [
    text('Inget exemplar är det andra helt likt.', 'Ingen er helt like.'),
    text('Fint framme även när det står tomt.', 'Fin å ha framme også når den står tom.'),
    text('Fångar ljuset i ett fönster.', 'Fanger lyset i et vindu.'),
  ],
  care: [
    text('Diskas för hand i ljummet vatten.', 'Vaskes for hånd i lunkent vann.'),
    text('Tål diskmaskin på skonsamt program.', 'Tåler oppvaskmaskin på skånsomt program.'),
  ],
};

const wood: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: material,
  stuffs: [
    { name: text('massiv ek', 'heltre eik'), colours: ['ek', 'svart', 'grafit'] },
    { name: text('björk', 'bjørk'), colours: ['bjork', 'kritvit', 'gran', 'svart'] },
    { name: text('valnöt', 'valnøtt'), colours: ['valnot'] },
  ],
  openings: [
    text('Sinkad i hörnen och oljad två gånger.', 'Sinket i hjørnene og oljet to ganger.'),
    text('Byggd för att kunna lagas.', 'Bygd for å kunne repareres.'),
    text('Rena linjer och mjukt rundade kanter.', 'Rene linjer og mykt avrundede kanter.'),
  ],
  uses: [
    text('Trädet kommer från nordisk skog och torkas långsamt.', 'Treet kommer fra nordisk skog og tørkes langsomt.'),
    text('Delarna går att skruva isär vid flytt.', 'Delene kan skrus fra hverandre når du flytter.'),
    text('Ytan mörknar vackert med åren.', 'Overflaten mørkner vakkert med årene.'),
  ],
  care: [
    text(
      'Torka av med fuktig trasa och olja in en gång om året.',
      'Tørk av med fuktig klut og olje inn én gang i året.',
    ),
    text('Undvik direkt sol och stående vatten.', 'Unngå direkte sol og stående vann.'),
  ],
};

const cloth: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: material,
  stuffs: [
    { name: text('tvättat lin', 'vasket lin'), colours: ['havre', 'salvia', 'rost', 'marin', 'skiffer'] },
    {
      name: text('ekologisk bomull', 'økologisk bomull'),
      colours: ['kritvit', 'isbla', 'mossa', 'terrakotta', 'ljung'],
    },
    { name: text('ull', 'ull'), colours: ['ljusgra', 'lingon', 'skiffer', 'senap', 'gran'] },
  ],
  openings: [
    text('Tätt vävd och mjuk från första dagen.', 'Tett vevd og myk fra første dag.'),
    text('Dämpade färger som går att blanda.', 'Dempede farger som kan blandes.'),
    text('En vardagstextil som blir bättre med åren.', 'En hverdagstekstil som blir bedre med årene.'),
  ],
  uses: [
    text('Vävd i ett litet väveri och sydd i samma hus.', 'Vevd i et lite veveri og sydd i samme hus.'),
    text('Fållen är dubbelvikt och håller för många tvättar.', 'Falden er dobbel og holder i mange vask.'),
    text('Krymper ett par procent i första tvätten.', 'Krymper et par prosent i første vask.'),
  ],
  care: [
    text('Tvätta i 40 grader och häng på tork.', 'Vaskes på 40 grader og henges til tørk.'),
    text('Vädra ofta och tvätta sällan.', 'Luft ofte og vask sjelden.'),
  ],
};

const knit: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: material,
  stuffs: [
    { name: text('merinoull', 'merinoull'), colours: ['havre', 'rost', 'gran', 'marin', 'ljusgra'] },
    { name: text('lammull', 'lammeull'), colours: ['lingon', 'skiffer', 'senap', 'grafit'] },
    { name: text('alpacka', 'alpakka'), colours: ['natur', 'skymning', 'ljung'] },
  ],
  openings: [
    text('Stickad i ett stycke, utan sömmar som skaver.', 'Strikket i ett stykke, uten sømmer som gnager.'),
    text('Varm utan att vara tung.', 'Varm uten å være tung.'),
    text('Ribbade kanter som behåller formen.', 'Ribbede kanter som beholder formen.'),
  ],
  uses: [
    text('Ett litet nystan lagningsgarn följer med.', 'Et lite nøste stoppegarn følger med.'),
    text('Sitter lika bra under jackan som över skjortan.', 'Sitter like godt under jakken som over skjorten.'),
    text('Garnet är spunnet av ull från gårdar vi känner.', 'Garnet er spunnet av ull fra gårder vi kjenner.'),
  ],
  care: [
    text('Ullprogram 30 grader, torka plant.', 'Ullprogram 30 grader, tørkes flatt.'),
    text('Handtvätt. Vädra hellre än att tvätta.', 'Håndvask. Luft heller enn å vaske.'),
  ],
};

const pantry: GoodsRange = {
  vatClass: 'food',
  stuffLabel: packaging,
  stuffs: [
    { name: text('glasburk', 'glasskrukke'), colours: ['lingon', 'barnsten', 'natur'] },
    { name: text('påse', 'pose'), colours: ['gran', 'grafit', 'natur'] },
  ],
  openings: [
    text('Gjord i små satser av få råvaror.', 'Laget i små partier av få råvarer.'),
    text('Smakar som hemgjord.', 'Smaker som hjemmelaget.'),
    text('Från en gård som odlar utan konstgödsel.', 'Fra en gård som dyrker uten kunstgjødsel.'),
  ],
  uses: [
    text('Gott till frukost och i en present.', 'Godt til frokost og i en gave.'),
    text('Utan färgämnen och konserveringsmedel.', 'Uten fargestoffer og konserveringsmidler.'),
    text('Räcker till många morgnar.', 'Rekker til mange morgener.'),
  ],
  care: [
    text('Förvaras torrt och svalt.', 'Oppbevares tørt og kjølig.'),
    text('Öppnad förpackning håller fyra veckor i kylskåp.', 'Åpnet pakning holder fire uker i kjøleskap.'),
  ],
};

const bath: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: scent,
  stuffs: [
    { name: text('havtorn', 'tindved'), colours: ['senap', 'kritvit'] },
    { name: text('enbär', 'einer'), colours: ['gran', 'rost'] },
    { name: text('havre', 'havre'), colours: ['havre', 'salvia'] },
  ],
  openings: [
    text('Skonsam mot huden och snäll mot vattnet.', 'Skånsom mot huden og snill mot vannet.'),
    text('Kallrörd och lagrad i sex veckor.', 'Kaldrørt og modnet i seks uker.'),
    text('Lätt doft som inte tar över.', 'Lett duft som ikke tar over.'),
  ],
  uses: [
    text('Gjord på rapsolja från Österlen.', 'Laget av rapsolje fra Österlen.'),
    text('Fungerar för hela familjen.', 'Fungerer for hele familien.'),
    text('Förpackningen går att fylla på.', 'Emballasjen kan fylles på nytt.'),
  ],
  care: [
    text('Förvaras torrt mellan gångerna.', 'Oppbevares tørt mellom hver gang.'),
    text('Undvik kontakt med ögonen.', 'Unngå kontakt med øynene.'),
  ],
};

const toys: GoodsRange = {
  vatClass: 'standard',
  stuffLabel: material,
  stuffs: [
    { name: text('björk', 'bjørk'), colours: ['bjork', 'flera', 'lingon', 'skymning'] },
    { name: text('bok', 'bøk'), colours: ['natur', 'senap', 'gran'] },
  ],
  openings: [
    text('Slipad len, målad med giftfri färg.', 'Pusset glatt, malt med giftfri maling.'),
    text('Tål att tappas och ärvas.', 'Tåler å mistes i gulvet og gå i arv.'),
    text('Lagom stor för små händer.', 'Passe stor for små hender.'),
  ],
  uses: [
    text('För barn från ett år.', 'For barn fra ett år.'),
    text('Går att leka med på många sätt.', 'Kan lekes med på mange måter.'),
    text('Tillverkad av spill från våra möbler.', 'Laget av kapp fra møblene våre.'),
  ],
  care: [
    text('Torkas av med fuktig trasa.', 'Tørkes av med fuktig klut.'),
    text('Uppfyller säkerhetskraven för leksaker.', 'Oppfyller sikkerhetskravene for leker.'),
  ],
};

const paper: GoodsRange = {
  vatClass: 'book',
  stuffLabel: material,
  stuffs: [
    { name: text('linneband', 'linbind'), colours: ['senap', 'skymning', 'ljung', 'gran'] },
    { name: text('kartong', 'kartong'), colours: ['natur', 'terrakotta'] },
  ],
  openings: [
    text('Trådbunden, så att den ligger plant.', 'Trådheftet, så den ligger flatt.'),
    text('Tryckt på papper från svensk skog.', 'Trykt på papir fra svensk skog.'),
  ],
  uses: [
    text('Bra att ge bort och bra att behålla.', 'Fin å gi bort og fin å beholde.'),
    text('Får plats i en jackficka.', 'Får plass i en jakkelomme.'),
  ],
  care: [text('Förvaras torrt.', 'Oppbevares tørt.'), text('Papperet går att återvinna.', 'Papiret kan gjenvinnes.')],
};

/** What the generated goods are made of and what can be said of them. */
export const ranges = { clay, glass, wood, cloth, knit, pantry, bath, toys, paper };
