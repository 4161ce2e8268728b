import { text } from '../../catalogue/localised-text.ts';
import { definePage, pageLink } from './define-page.ts';

const service = pageLink('service');

export const delivery = definePage({
  key: 'delivery',
  name: 'Delivery',
  title: text('Leverans', 'Levering'),
  description: text(
    'Standardfrakten kostar 49 kr och är fri från 99 kr. Så lång tid tar det, och så här gör du om något är fel.',
    'Standardfrakten koster 49 kr og er gratis fra 99 kr. Så lang tid tar det, og slik gjør du hvis noe er galt.',
  ),
  body: text(
    `<h2>Vad det kostar</h2>
    <ul>
      <li>Inom Sverige, till ombud eller brevlåda: 49 kronor, och fri frakt när du handlar för minst 99 kronor.</li>
      <li>Inom Sverige, hem till dörren: 89 kronor, och fri frakt när du handlar för minst 999 kronor.</li>
      <li>Till Finland: 6,90 euro, och fri frakt när du handlar för minst 59 euro.</li>
    </ul>
    <h2>Hur lång tid det tar</h2>
    <p>Det som finns i lager packas samma dag om du beställer före klockan 12 en vardag. Sedan tar det en till tre vardagar
    inom Sverige och tre till sex vardagar till Finland. Möbler kommer inom två veckor, på en tid som du väljer. Är en vara
    på väg in står datumet på varans sida.</p>
    <h2>Var du hämtar</h2>
    <p>I kassan väljer du mellan ombud, paketskåp, brevlåda och hemleverans, beroende på var du bor och vad du har köpt. Ett
    paket ligger kvar i 14 dagar. Hämtas det inte kommer det tillbaka till oss, och vi betalar tillbaka det du har
    betalat.</p>
    <h2>När paketet är skadat eller något saknas</h2>
    <p>Ta en bild och hör av dig till <a href="${service.sv}">kundservice</a> så snart du kan. Vi ansvarar för varan tills du
    har fått den, och skickar en ny eller betalar tillbaka.</p>`,
    `<h2>Hva det koster</h2>
    <p>Frakten i Norge koster 49 kroner til hentested eller postkasse, og er gratis når du handler for minst 99 kroner. Hjem
    på døren koster 119 kroner, og er gratis når du handler for minst 1\u00a0299\u00a0kroner. Toll og merverdiavgift er med i
    prisen, så du betaler ikke noe mer ved levering.</p>
    <h2>Hvor lang tid det tar</h2>
    <p>Det som finnes på lager, pakkes samme dag hvis du bestiller før klokken 12 på en hverdag. Deretter tar det tre til
    seks virkedager fra fabrikken i Sverige til deg. Møbler kommer innen tre uker, på et tidspunkt du velger. Er en vare på
    vei inn, står datoen på varens side.</p>
    <h2>Hvor du henter</h2>
    <p>I kassen velger du mellom hentested, pakkeboks, postkasse og hjemlevering, avhengig av hvor du bor og hva du har
    kjøpt. En pakke ligger i 14 dager. Blir den ikke hentet, kommer den tilbake til oss, og vi betaler tilbake det du har
    betalt.</p>
    <h2>Når pakken er skadet eller noe mangler</h2>
    <p>Ta et bilde og kontakt <a href="${service.nb}">kundeservice</a> så snart du kan. Vi har ansvaret for varen til du har
    fått den, og sender en ny eller betaler tilbake.</p>`,
  ),
});
