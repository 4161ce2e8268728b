import { text } from '../../catalogue/localised-text.ts';
import { company } from '../company.ts';
import { definePage } from './define-page.ts';

export const accessibility = definePage({
  key: 'accessibility',
  name: 'Accessibility',
  title: text('Tillgänglighet', 'Tilgjengelighet'),
  description: text(
    'Så arbetar Torg med tillgänglighet, vad som återstår och hur du säger till om något inte fungerar.',
    'Slik arbeider Torg med tilgjengelighet, hva som gjenstår, og hvordan du sier fra hvis noe ikke virker.',
  ),
  body: text(
    `<p>Alla ska kunna handla här, också med tangentbord, skärmläsare eller förstorad text. Redogörelsen gäller webbplatsen
    och uppdaterades den 26 november 2026.</p>
    <h2>Vad tjänsten är</h2>
    <p>En nätbutik: du söker och väljer varor, lägger dem i varukorgen, betalar och följer din order. Allt det går att
    göra utan konto.</p>
    <h2>Vad vi följer</h2>
    <p>Butiken är en e-handelstjänst enligt lagen (2023:254) om vissa produkters och tjänsters tillgänglighet. Vi bygger den
    efter WCAG 2.2 på nivå AA, vilket är strängare än den europeiska standarden EN 301 549 kräver i dag.</p>
    <h2>Vad vi prövar</h2>
    <p>Inför varje ny version av butiken prövas, på svenska och norska:</p>
    <ul>
      <li>hela köpet, från varan till bekräftelsen, med bara tangentbord</li>
      <li>vägen in och ut, favoriter och nyhetsbrev: fokus går vidare till det som hände</li>
      <li>sidorna med dubbelt så stor text i ett fönster som är 390 bildpunkter brett, utan att något behöver rullas i sidled</li>
      <li>varje del av butiken med ett automatiskt verktyg, och med systemets egna kontrastfärger</li>
      <li>kontrasten mellan text och bakgrund, och kring knappar och fält</li>
      <li>att fel i ett formulär sägs i ord vid sitt fält, och att det du skrev står kvar</li>
      <li>att summor läses upp när de ändras</li>
      <li>att rörelser uteblir om du har bett om det i ditt system</li>
      <li>att du kan läsa, köpa och ångra ditt köp utan skript</li>
    </ul>
    <h2>Vad som återstår</h2>
    <ul>
      <li>Ingen utifrån har granskat butiken än, och ingen som själv använder skärmläsare varje dag.</li>
      <li>Produktbilderna beskrivs kort. Allt som behövs för att välja en vara står därför i text.</li>
      <li>Betalar du med kort eller faktura fyller du i ett formulär som betalföretaget svarar för. Vi har inte provat det med
      skärmläsare.</li>
    </ul>
    <h2>Säg till om något inte fungerar</h2>
    <p>Skriv till <a href="mailto:${company.email.sv}">${company.email.sv}</a> eller ring ${company.phone.sv}. Vi svarar inom
    en vecka och hjälper dig att handla under tiden. Är du inte nöjd med svaret kan du anmäla det till Post- och
    telestyrelsen, som har tillsyn: <a href="https://www.pts.se">pts.se</a>.</p>`,
    `<p>Alle skal kunne handle her, også med tastatur, skjermleser eller forstørret tekst. Erklæringen gjelder nettstedet og
    ble oppdatert 26. november 2026.</p>
    <h2>Hva tjenesten er</h2>
    <p>En nettbutikk: du søker og velger varer, legger dem i handlekurven, betaler og følger bestillingen din. Alt dette kan
    gjøres uten konto.</p>
    <h2>Hva vi følger</h2>
    <p>Forskriften om universell utforming av IKT-løsninger gjelder for nettbutikken. Vi bygger den etter WCAG 2.2 på nivå AA,
    som er strengere enn det forskriften krever av private i dag.</p>
    <h2>Hva vi prøver</h2>
    <p>Før hver ny versjon av butikken prøves, på norsk og svensk:</p>
    <ul>
      <li>hele kjøpet, fra varen til bekreftelsen, med bare tastatur</li>
      <li>veien inn og ut, favoritter og nyhetsbrev: fokus går videre til det som skjedde</li>
      <li>sidene med dobbelt så stor tekst i et vindu som er 390 bildepunkter bredt, uten at noe må rulles sidelengs</li>
      <li>hver del av butikken med et automatisk verktøy, og med systemets egne kontrastfarger</li>
      <li>kontrasten mellom tekst og bakgrunn, og rundt knapper og felt</li>
      <li>at feil i et skjema sies med ord ved feltet, og at det du skrev, blir stående</li>
      <li>at summer leses opp når de endres</li>
      <li>at bevegelser uteblir hvis du har bedt om det i systemet ditt</li>
      <li>at du kan lese, kjøpe og angre kjøpet uten skript</li>
    </ul>
    <h2>Hva som gjenstår</h2>
    <ul>
      <li>Ingen utenfra har gransket butikken ennå, og ingen som selv bruker skjermleser hver dag.</li>
      <li>Produktbildene beskrives kort. Alt som trengs for å velge en vare, står derfor i tekst.</li>
      <li>Betaler du med kort eller faktura, fyller du ut et skjema som betalingsselskapet svarer for. Vi har ikke prøvd det
      med skjermleser.</li>
    </ul>
    <h2>Si fra hvis noe ikke virker</h2>
    <p>Skriv til <a href="mailto:${company.email.nb}">${company.email.nb}</a> eller ring ${company.phone.nb}. Vi svarer innen
    en uke og hjelper deg å handle i mellomtiden. Er du ikke fornøyd med svaret, kan du si fra til tilsynet for universell
    utforming av IKT: <a href="https://www.uutilsynet.no">uutilsynet.no</a>.</p>`,
  ),
});
