import { text } from '../../catalogue/localised-text.ts';
import { contactList } from '../company.ts';
import { definePage, pageLink } from './define-page.ts';

const returns = pageLink('returns');
const delivery = pageLink('delivery');
const privacy = pageLink('privacy');

export const terms = definePage({
  key: 'terms',
  name: 'Terms',
  title: text('Köpvillkor', 'Kjøpsvilkår'),
  description: text(
    'Villkoren för köp hos Torg: priser, betalning, leverans, ångerrätt, reklamation och tvist.',
    'Vilkårene for kjøp hos Torg: priser, betaling, levering, angrerett, reklamasjon og tvister.',
  ),
  body: text(
    `<p>Villkoren gäller när du som konsument handlar på den svenska webbplatsen. De begränsar inte de rättigheter som lagen
    ger dig. Gäller från den 1 november 2026.</p>
    <h2>Säljare</h2>${contactList.sv}
    <h2>Beställning och avtal</h2>
    <p>Du måste ha fyllt 18 år för att handla. Innan du bekräftar ser du varorna, totalpriset, frakten och
    leveranssättet. Avtalet ingås när du trycker på knappen Bekräfta köp och betala. Därefter får du en orderbekräftelse med
    villkoren via e-post. Spara den.</p>
    <h2>Priser</h2>
    <p>Priserna är i den valuta som står vid varan, i Sverige svenska kronor, och innehåller ditt lands moms: i Sverige 25
    procent för de flesta varor och 6 procent för livsmedel och böcker. Frakten visas innan du bekräftar köpet. När vi visar
    ett sänkt pris anger vi också varans lägsta pris under de 30 dagarna före sänkningen. Ett uppenbart fel, till exempel en
    soffa för 5 kronor, är inte bindande för oss.</p>
    <h2>Betalning</h2>
    <p>Du kan betala med kort, med mobilbetalning eller mot faktura. Fakturan har ingen avgift och ska betalas inom 14 dagar.
    Den som erbjuder fakturan gör en kreditprövning. Betalar du för sent kan du få betala ränta enligt räntelagen.</p>
    <h2>Leverans</h2>
    <p>Inom Sverige kostar frakten 49 kronor och är fri när du handlar för mer än 99 kronor. Blir en leverans försenad hör
    vi av oss. Kommer varan inte inom den tid som vi har lovat, eller senast inom 30 dagar om vi inte har lovat någon tid,
    har du rätt att häva köpet. <a href="${delivery.sv}">Mer om leverans</a></p>
    <h2>Ångerrätt</h2>
    <p>Du har 14 dagars ångerrätt från den dag du fick din sista vara, och returen är fri.
    <a href="${returns.sv}">Så ångrar du ett köp</a></p>
    <h2>Reklamation</h2>
    <p>Enligt konsumentköplagen (2022:260) får du reklamera ett fel som fanns när du fick varan i upp till tre år. Visar sig
    felet inom två år räknas det som ursprungligt om vi inte kan visa något annat. Reklamera inom skälig tid från det att du
    märkte felet; två månader är alltid i tid. Du har i första hand rätt till reparation eller en ny vara, annars till
    prisavdrag eller att häva köpet. Vi betalar returfrakten när reklamationen är godkänd.</p>
    <h2>Om vi inte kommer överens</h2>
    <p>Kontakta först vår kundservice. Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden, ARN, Box
    174, 101 23 Stockholm, <a href="https://www.arn.se">arn.se</a>. Vi följer ARN:s rekommendationer. Vägledning får du hos
    Konsumentverket, <a href="https://www.konsumentverket.se">konsumentverket.se</a>. Svensk lag gäller.</p>
    <h2>Personuppgifter</h2>
    <p>Hur vi behandlar dina uppgifter står i vår <a href="${privacy.sv}">integritetspolicy</a>.</p>`,
    `<p>Vilkårene gjelder når du som forbruker handler på det norske nettstedet. De begrenser ikke rettighetene som loven gir
    deg. Gjelder fra 1. november 2026.</p>
    <h2>Selger</h2>${contactList.nb}
    <h2>Bestilling og avtale</h2>
    <p>Du må ha fylt 18 år for å handle. Før du bekrefter, ser du varene, totalprisen, frakten og leveringsmåten. Avtalen
    inngås når du trykker på knappen Bekreft kjøp og betal. Deretter får du en bestillingsbekreftelse med vilkårene på e-post. Ta
    vare på den.</p>
    <h2>Priser</h2>
    <p>Prisene er i norske kroner og inneholder merverdiavgift: 25 prosent for de fleste varer og 15 prosent for mat. Bøker
    er fritatt. Frakten vises før du bekrefter kjøpet. Når vi viser en nedsatt pris, oppgir vi også førprisen, som er varens
    laveste pris de siste 30 dagene før salget. En åpenbar feil, for eksempel en sofa til 5 kroner, er ikke bindende for
    oss.</p>
    <h2>Toll og avgifter</h2>
    <p>Varene sendes fra Sverige. Vi er registrert i VOEC-ordningen for varer under 3\u00a0000\u00a0kroner, og tar selv hånd om
    fortollingen av mat og av varer til 3\u00a0000\u00a0kroner eller mer. Du betaler ikke noe mer ved levering.</p>
    <h2>Betaling</h2>
    <p>Du kan betale med kort, med mobilbetaling eller mot faktura. Fakturaen har ikke gebyr og skal betales innen 14 dager.
    Den som tilbyr fakturaen, gjør en kredittvurdering. Betaler du for sent, kan du måtte betale forsinkelsesrente.</p>
    <h2>Levering</h2>
    <p>Frakten koster 49 kroner og er gratis når du handler for mer enn 99 kroner. Blir en levering forsinket, tar vi
    kontakt. Kommer ikke varen innen den tiden vi har lovet, eller senest innen 30 dager hvis vi ikke har lovet noen tid, kan
    du ha rett til å heve kjøpet. <a href="${delivery.nb}">Mer om levering</a></p>
    <h2>Angrerett</h2>
    <p>Du har 14 dagers angrerett fra den dagen du fikk den siste varen, og returen er gratis.
    <a href="${returns.nb}">Slik angrer du et kjøp</a></p>
    <h2>Reklamasjon</h2>
    <p>Etter forbrukerkjøpsloven kan du reklamere på en feil i to år fra du fikk varen, og i fem år når varen er ment å vare
    vesentlig lenger. Si fra innen rimelig tid etter at du oppdaget feilen; to måneder er alltid tidsnok. Du kan kreve
    retting eller ny vare, prisavslag, heving og erstatning etter reglene i loven. Vi betaler returfrakten når reklamasjonen
    er godkjent.</p>
    <h2>Hvis vi ikke blir enige</h2>
    <p>Ta først kontakt med kundeservice. Blir vi ikke enige, kan du be om mekling hos Forbrukertilsynet,
    <a href="https://www.forbrukertilsynet.no">forbrukertilsynet.no</a>. Fører ikke meklingen fram, kan saken bringes inn for
    Forbrukerklageutvalget. Norske forbrukerregler gjelder når du handler her.</p>
    <h2>Personopplysninger</h2>
    <p>Hvordan vi behandler opplysningene dine, står i <a href="${privacy.nb}">personvernerklæringen</a>.</p>`,
  ),
});
