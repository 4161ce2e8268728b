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
    och uppdaterades den 21 november 2026.</p>
    <h2>Vad vi följer</h2>
    <p>Butiken är en e-handelstjänst enligt lagen (2023:254) om vissa produkters och tjänsters tillgänglighet. Vi bygger den
    efter WCAG 2.2 på nivå AA, vilket är strängare än den europeiska standarden EN 301 549 kräver i dag.</p>
    <h2>Hur tjänsten fungerar</h2>
    <p>Du kan söka, välja, lägga i varukorgen och logga in med bara tangentbord. Sidorna går att förstora till 400 procent,
    rörelser stängs av om du har bett om det i ditt system, och texter och knappar har tydliga kontraster. Det mesta
    fungerar även utan skript.</p>
    <h2>Vad som återstår</h2>
    <ul>
      <li>Vi provar varje sida med automatiska verktyg och tangentbord. Någon granskning utifrån har ännu inte gjorts.</li>
      <li>Produktbilderna beskrivs kort. Allt som behövs för att välja en vara står därför i text.</li>
    </ul>
    <h2>Säg till om något inte fungerar</h2>
    <p>Skriv till <a href="mailto:${company.email.sv}">${company.email.sv}</a> eller ring ${company.phone.sv}. Vi svarar inom
    en vecka och hjälper dig att handla under tiden. Är du inte nöjd med svaret kan du anmäla det till Post- och
    telestyrelsen, som har tillsyn: <a href="https://www.pts.se">pts.se</a>.</p>`,
    `<p>Alle skal kunne handle her, også med tastatur, skjermleser eller forstørret tekst. Erklæringen gjelder nettstedet og
    ble oppdatert 21. november 2026.</p>
    <h2>Hva vi følger</h2>
    <p>Forskriften om universell utforming av IKT-løsninger gjelder for nettbutikken. Vi bygger den etter WCAG 2.2 på nivå AA,
    som er strengere enn det forskriften krever av private i dag.</p>
    <h2>Hvordan tjenesten virker</h2>
    <p>Du kan søke, velge, legge i handlekurven og logge inn med bare tastatur. Sidene kan forstørres til 400 prosent,
    bevegelser slås av hvis du har bedt om det i systemet ditt, og tekster og knapper har tydelige kontraster. Det meste
    virker også uten skript.</p>
    <h2>Hva som gjenstår</h2>
    <ul>
      <li>Vi prøver hver side med automatiske verktøy og tastatur. Ingen utenfra har gransket den ennå.</li>
      <li>Produktbildene beskrives kort. Alt som trengs for å velge en vare, står derfor i tekst.</li>
    </ul>
    <h2>Si fra hvis noe ikke virker</h2>
    <p>Skriv til <a href="mailto:${company.email.nb}">${company.email.nb}</a> eller ring ${company.phone.nb}. Vi svarer innen
    en uke og hjelper deg å handle i mellomtiden. Er du ikke fornøyd med svaret, kan du si fra til tilsynet for universell
    utforming av IKT: <a href="https://www.uutilsynet.no">uutilsynet.no</a>.</p>`,
  ),
});
