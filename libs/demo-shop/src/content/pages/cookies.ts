import { text } from '../../catalogue/localised-text.ts';
import { definePage } from './define-page.ts';

export const cookies = definePage({
  key: 'cookies',
  name: 'Cookies',
  title: text('Cookies', 'Informasjonskapsler'),
  description: text(
    'Vilka cookies Torg använder, vad de gör, hur länge de finns kvar och hur du ändrar ditt val.',
    'Hvilke informasjonskapsler Torg bruker, hva de gjør, hvor lenge de varer, og hvordan du endrer valget ditt.',
  ),
  body: text(
    `<p>En cookie är en liten textfil som webbplatsen sparar i din webbläsare. Detsamma gäller annan lagring i webbläsaren,
    som vi behandlar på samma sätt. Allt utom det nödvändiga kräver att du säger ja först, och det är lika lätt att säga
    nej.</p>
    <h2>Nödvändiga</h2>
    <p>De behövs för att butiken ska fungera och kräver inget samtycke.</p>
    <ul>
      <li>Varukorgen: vilken varukorg som är din, och vart den ska levereras.</li>
      <li>Inloggningen: att du är inloggad, längre om du valde att förbli det. Skript på sidan kan inte läsa den.</li>
      <li>Kassan: det du har skrivit, tills du har beställt.</li>
      <li>Ditt val om cookies. När det har gått ut frågar vi igen.</li>
    </ul>
    <h2>På din begäran</h2>
    <p>Vilket land du handlar i, om du handlar privat eller som företag, ditt postnummer, favoriter och senaste sökningar
    sparas i din webbläsare när du använder dem.</p>
    <h2>Hur länge</h2>
    <p>Allt som sparas, och hur länge, står i tabellen längre ned på sidan.</p>
    <h2>Statistik och marknadsföring</h2>
    <p>Med ditt samtycke mäter vi hur butiken används och vilken reklam som leder hit. Har din webbläsare signalerat att du
    inte vill bli spårad (Do Not Track eller Global Privacy Control) räknar vi det som ett nej.</p>
    <p>Hur snabba våra sidor är räknar vi själva, utan att spara något i din webbläsare och utan något som säger vem du är;
    samma signal är ett nej till det också.</p>
    <h2>Ändra ditt val</h2>
    <p>Du kan när som helst ta tillbaka ditt samtycke, och du kan ta bort cookies i webbläsarens inställningar. Reglerna
    finns i 9 kap. 28 § lagen (2022:482) om elektronisk kommunikation. Tillsyn har Post- och telestyrelsen,
    <a href="https://www.pts.se">pts.se</a>.</p>`,
    `<p>En informasjonskapsel er en liten tekstfil som nettstedet lagrer i nettleseren din. Det samme gjelder annen lagring i
    nettleseren, som vi behandler på samme måte. Alt utenom det nødvendige krever at du sier ja først, og det er like lett å
    si nei.</p>
    <h2>Nødvendige</h2>
    <p>De trengs for at butikken skal virke, og krever ikke samtykke.</p>
    <ul>
      <li>Handlekurven: hvilken handlekurv som er din, og hvor den skal leveres.</li>
      <li>Innloggingen: at du er logget inn, lenger hvis du valgte å forbli det. Skript på siden kan ikke lese den.</li>
      <li>Kassen: det du har skrevet, til du har bestilt.</li>
      <li>Valget ditt om informasjonskapsler. Når det har gått ut, spør vi igjen.</li>
    </ul>
    <h2>Når du ber om det</h2>
    <p>Hvilket land du handler i, om du handler privat eller som bedrift, postnummeret ditt, favoritter og siste søk lagres
    i nettleseren din når du bruker dem.</p>
    <h2>Hvor lenge</h2>
    <p>Alt som lagres, og hvor lenge, står i tabellen lenger ned på siden.</p>
    <h2>Statistikk og markedsføring</h2>
    <p>Med samtykket ditt måler vi hvordan butikken brukes, og hvilken reklame som leder hit. Har nettleseren din sagt fra om
    at du ikke vil spores (Do Not Track eller Global Privacy Control), regner vi det som et nei.</p>
    <p>Hvor raske sidene våre er, teller vi selv, uten å lagre noe i nettleseren din og uten noe som sier hvem du er; det
    samme signalet er et nei til det også.</p>
    <h2>Endre valget ditt</h2>
    <p>Du kan når som helst trekke samtykket tilbake, og du kan slette informasjonskapsler i innstillingene i nettleseren.
    Reglene står i ekomloven, som gjelder fra 1. januar 2025. Tilsyn fører Nasjonal kommunikasjonsmyndighet,
    <a href="https://www.nkom.no">nkom.no</a>, og Datatilsynet.</p>`,
  ),
});
