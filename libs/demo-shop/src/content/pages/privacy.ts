import { text } from '../../catalogue/localised-text.ts';
import { contactList } from '../company.ts';
import { definePage, pageLink } from './define-page.ts';

const cookies = pageLink('cookies');

export const privacy = definePage({
  key: 'privacy',
  name: 'Privacy',
  title: text('Integritetspolicy', 'Personvernerklæring'),
  description: text(
    'Vilka personuppgifter Torg behandlar, varför, hur länge och vilka rättigheter du har.',
    'Hvilke personopplysninger Torg behandler, hvorfor, hvor lenge og hvilke rettigheter du har.',
  ),
  body: text(
    `<p>Vi behandlar bara de uppgifter som behövs och säljer dem aldrig. Personuppgiftsansvarig är:</p>${contactList.sv}
    <h2>Vad vi behandlar, och varför</h2>
    <ul>
      <li><strong>När du handlar:</strong> namn, adress, e-post, telefon och vad du köpt, för att kunna fullgöra avtalet
      med dig.</li>
      <li><strong>När du har ett konto:</strong> inloggning, sparade adresser och dina order, för att kunna fullgöra avtalet
      om kontot.</li>
      <li><strong>När du köper mot faktura:</strong> personnummer, som lämnas till den som erbjuder fakturan för säker
      identifiering. Vi visar och sparar det inte i övrigt.</li>
      <li><strong>När du skriver till oss:</strong> det du berättar, för att kunna hjälpa dig. Grunden är vårt berättigade
      intresse av att svara.</li>
      <li><strong>När du har tackat ja:</strong> e-post för nyhetsbrev, och statistik och marknadsföring enligt ditt val om
      <a href="${cookies.sv}">cookies</a>. Du kan när som helst ta tillbaka ditt samtycke.</li>
      <li><strong>När lagen kräver det:</strong> underlag för bokföringen.</li>
    </ul>
    <h2>Hur länge</h2>
    <p>Order och fakturor sparas i sju år efter räkenskapsårets slut, eftersom bokföringslagen kräver det. Kontot finns kvar
    tills du tar bort det. Ärenden hos kundservice raderas efter tre år, den tid du kan reklamera en vara. Din adress för
    nyhetsbrev tas bort när du avslutar det.</p>
    <h2>Vilka som får uppgifterna</h2>
    <p>Transportörer, betaltjänster och de som driver våra system får det de behöver för sin uppgift, och inget mer. De
    behandlar uppgifterna inom EU och EES.</p>
    <h2>Dina rättigheter</h2>
    <p>Du har rätt att få veta vilka uppgifter vi har om dig, att få en kopia, att få fel rättade och att få uppgifter
    raderade som vi inte måste spara. Du kan invända mot behandling som grundas på vårt intresse, begära att den begränsas
    och få ut dina uppgifter i ett format som går att flytta. Skriv till kundservice, så svarar vi inom en månad. Är du inte
    nöjd kan du klaga hos Integritetsskyddsmyndigheten, <a href="https://www.imy.se">imy.se</a>.</p>`,
    `<p>Vi behandler bare opplysninger som trengs, og selger dem aldri. Behandlingsansvarlig er:</p>${contactList.nb}
    <h2>Hva vi behandler, og hvorfor</h2>
    <ul>
      <li><strong>Når du handler:</strong> navn, adresse, e-post, telefon og hva du har kjøpt, for å kunne oppfylle avtalen
      med deg.</li>
      <li><strong>Når du har en konto:</strong> innlogging, lagrede adresser og bestillingene dine, for å kunne oppfylle avtalen
      om kontoen.</li>
      <li><strong>Når du kjøper mot faktura:</strong> fødselsnummer, som gis til den som tilbyr fakturaen, for sikker
      identifisering. Ellers viser og lagrer vi det ikke.</li>
      <li><strong>Når du skriver til oss:</strong> det du forteller, for å kunne hjelpe deg. Grunnlaget er vår berettigede
      interesse i å svare.</li>
      <li><strong>Når du har sagt ja:</strong> e-post til nyhetsbrev, og statistikk og markedsføring etter valget ditt om
      <a href="${cookies.nb}">informasjonskapsler</a>. Du kan når som helst trekke samtykket tilbake.</li>
      <li><strong>Når loven krever det:</strong> bilag til regnskapet.</li>
    </ul>
    <h2>Hvor lenge</h2>
    <p>Bestillinger og fakturaer lagres i sju år etter regnskapsårets slutt, fordi den svenske bokføringsloven krever det. Kontoen
    blir værende til du sletter den. Henvendelser til kundeservice slettes etter fem år, den lengste tiden du kan reklamere
    på en vare. Adressen til nyhetsbrevet slettes når du melder deg av.</p>
    <h2>Hvem som får opplysningene</h2>
    <p>Transportører, betalingstjenester og de som driver systemene våre, får det de trenger til oppgaven sin, og ikke mer.
    De behandler opplysningene innenfor EU og EØS.</p>
    <h2>Rettighetene dine</h2>
    <p>Du har rett til å få vite hvilke opplysninger vi har om deg, til å få en kopi, til å få feil rettet og til å få
    slettet opplysninger som vi ikke må lagre. Du kan protestere mot behandling som bygger på vår interesse, kreve at den
    begrenses, og få opplysningene i et format som kan flyttes. Skriv til kundeservice, så svarer vi innen en måned. Er du
    ikke fornøyd, kan du klage til Datatilsynet, <a href="https://www.datatilsynet.no">datatilsynet.no</a>.</p>`,
  ),
});
