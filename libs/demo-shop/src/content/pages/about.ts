import { text } from '../../catalogue/localised-text.ts';
import { contactList } from '../company.ts';
import { definePage } from './define-page.ts';

export const about = definePage({
  key: 'about',
  name: 'About',
  title: text('Om Torg', 'Om Torg'),
  description: text(
    'Vi gör det mesta själva i vår egen fabrik i Småland och skickar det hem till dig.',
    'Vi lager det meste selv i vår egen fabrikk i Småland og sender det hjem til deg.',
  ),
  body: text(
    `<p>Torg började som en keramikverkstad med två drejskivor. I dag gör vi stengods, textil, trävaror och stickat under
    samma tak i Småland, och säljer det direkt till dig utan mellanhänder.</p>
    <h2>Så arbetar vi</h2>
    <p>Formerna är få och får ta tid. Innan något hamnar i butiken använder vi det själva i minst ett halvår, i kök med
    diskmaskin och i hem med barn. Det som går sönder ritar vi om.</p>
    <h2>Saker som går att laga</h2>
    <p>Möblerna går att skruva isär, kuddarna har dragkedja och till ulltröjorna följer stoppgarn med. Hör av dig till
    kundservice om du behöver en reservdel, så skickar vi den om vi har den kvar.</p>
    <h2>Andras saker</h2>
    <p>Kaffe, honung, tvål och pappersvaror kommer från mindre tillverkare som vi känner. Vem som har gjort en vara och hur
    du når tillverkaren står på varans sida.</p>
    <h2>Företaget</h2>${contactList.sv}`,
    `<p>Torg begynte som et keramikkverksted med to dreieskiver. I dag lager vi steingods, tekstiler, trevarer og strikk
    under samme tak i Småland, og selger det rett til deg uten mellomledd.</p>
    <h2>Slik arbeider vi</h2>
    <p>Formene er få og får ta tid. Før noe havner i butikken, bruker vi det selv i minst et halvt år, i kjøkken med
    oppvaskmaskin og i hjem med barn. Det som går i stykker, tegner vi om.</p>
    <h2>Ting som kan repareres</h2>
    <p>Møblene kan skrus fra hverandre, putene har glidelås, og med ullgenserne følger det stoppegarn. Ta kontakt med
    kundeservice hvis du trenger en reservedel, så sender vi den hvis vi har den igjen.</p>
    <h2>Andres ting</h2>
    <p>Kaffe, honning, såpe og papirvarer kommer fra mindre produsenter som vi kjenner. Hvem som har laget en vare, og
    hvordan du når produsenten, står på varens side.</p>
    <h2>Firmaet</h2>${contactList.nb}`,
  ),
});
