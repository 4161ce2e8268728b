import { text } from '../../catalogue/localised-text.ts';
import { company } from '../company.ts';
import { definePage } from './define-page.ts';

const address = `${company.name}, ${company.street}, ${company.city}`;

export const returns = definePage({
  key: 'returns',
  name: 'Returns',
  title: text('Ångerrätt och returer', 'Angrerett og retur'),
  description: text(
    'Du har 14 dagars ångerrätt och fri retur. Så ångrar du, så skickar du tillbaka, och så får du pengarna.',
    'Du har 14 dagers angrerett og gratis retur. Slik angrer du, slik sender du tilbake, og slik får du pengene.',
  ),
  body: text(
    `<p>Du har rätt att ångra ditt köp inom 14 dagar utan att ange något skäl. Tiden räknas från den dag då du, eller någon du
    har utsett, fick den sista varan i din order. För julklappar som du köper från den 1 november räknar vi från den
    24 december.</p>
    <h2>Så ångrar du</h2>
    <p>Meddela oss innan tiden har gått ut. Det räcker att du skickar meddelandet i tid. Skriv till
    <a href="mailto:${company.email.sv}">${company.email.sv}</a> eller ring ${company.phone.sv}. Du kan använda
    standardformuläret nedan, men du måste inte. Vi bekräftar att vi har fått ditt meddelande.</p>
    <h2>Så skickar du tillbaka</h2>
    <p>Skicka varorna senast 14 dagar efter att du meddelade oss. Returen är fri: retursedeln ligger i paketet, och du kan få
    en ny av kundservice. Du får öppna och prova varan som i en butik. Har du använt den mer än så får vi dra av för
    värdeminskningen.</p>
    <h2>Så får du pengarna</h2>
    <p>Vi betalar tillbaka allt du har betalat, även ordinarie frakt, senast 14 dagar efter att du meddelade oss. Vi får vänta
    tills vi har fått varorna eller du har visat att de är skickade. Du får pengarna på samma sätt som du betalade.</p>
    <h2>När ångerrätten inte gäller</h2>
    <ul>
      <li>Varor som snabbt blir gamla.</li>
      <li>Förseglade varor som av hygien- eller hälsoskäl inte kan lämnas tillbaka, om du har brutit förseglingen.</li>
      <li>Varor som har gjorts efter dina önskemål.</li>
      <li>Förseglade ljud- och bildupptagningar och program, om du har brutit förseglingen.</li>
      <li>Enstaka tidningar och tidskrifter.</li>
    </ul>
    <p>Nedsatta varor har samma ångerrätt som andra.</p>
    <h2>Standardformulär för utövande av ångerrätt</h2>
    <p>Till ${address}, ${company.email.sv}:</p>
    <ul>
      <li>Jag meddelar härmed att jag frånträder mitt köp av följande varor:</li>
      <li>Beställda den, eller mottagna den:</li>
      <li>Mitt namn:</li>
      <li>Min adress:</li>
      <li>Datum, och underskrift om formuläret lämnas på papper:</li>
    </ul>
    <p>Reglerna finns i lagen (2005:59) om distansavtal och avtal utanför affärslokaler. Ångerrätten gäller konsumenter. Är
    det fel på varan har du dessutom rätt att reklamera den i tre år.</p>`,
    `<p>Du har rett til å angre kjøpet innen 14 dager uten å oppgi noen grunn. Fristen regnes fra den dagen da du, eller noen
    du har utpekt, fikk den siste varen i bestillingen. For julegaver som du kjøper fra 1. november, regner vi fra 24.
    desember.</p>
    <h2>Slik angrer du</h2>
    <p>Gi oss beskjed før fristen går ut. Det er nok at du sender meldingen i tide. Skriv til
    <a href="mailto:${company.email.nb}">${company.email.nb}</a> eller ring ${company.phone.nb}. Du kan bruke
    angrerettskjemaet nedenfor, men du trenger ikke gjøre det. Vi bekrefter at vi har fått meldingen.</p>
    <h2>Slik sender du tilbake</h2>
    <p>Send varene senest 14 dager etter at du ga oss beskjed. Returen er gratis: returlappen ligger i pakken, og du kan få en
    ny av kundeservice. Du kan åpne og prøve varen som i en butikk. Har du brukt den mer enn det, kan vi trekke fra for
    verdiforringelsen.</p>
    <h2>Slik får du pengene</h2>
    <p>Vi betaler tilbake alt du har betalt, også vanlig frakt, senest 14 dager etter at du ga oss beskjed. Vi kan vente til
    vi har fått varene eller du har dokumentert at de er sendt. Du får pengene på samme måte som du betalte.</p>
    <h2>Når angreretten ikke gjelder</h2>
    <ul>
      <li>Varer som raskt blir gamle.</li>
      <li>Forseglede varer som av hygieniske eller helsemessige grunner ikke kan leveres tilbake, hvis du har brutt
      forseglingen.</li>
      <li>Varer som er laget etter dine ønsker.</li>
      <li>Forseglede lyd- og bildeopptak og programmer, hvis du har brutt forseglingen.</li>
      <li>Enkeltnumre av aviser og tidsskrifter.</li>
    </ul>
    <p>Nedsatte varer har samme angrerett som andre.</p>
    <h2>Angrerettskjema</h2>
    <p>Til ${address}, Sverige, ${company.email.nb}:</p>
    <ul>
      <li>Jeg underretter herved om at jeg ønsker å gå fra avtalen om kjøp av følgende varer:</li>
      <li>Avtalen ble inngått den, eller varene ble mottatt den:</li>
      <li>Navnet mitt:</li>
      <li>Adressen min:</li>
      <li>Dato, og underskrift hvis skjemaet leveres på papir:</li>
    </ul>
    <p>Reglene står i angrerettloven. Angreretten gjelder forbrukere. Er det feil på varen, har du i tillegg rett til å
    reklamere i to eller fem år.</p>`,
  ),
});
