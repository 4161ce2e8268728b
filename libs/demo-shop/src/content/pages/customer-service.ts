import type { Widget } from '@torg/merchant-api/seed';
import { text } from '../../catalogue/localised-text.ts';
import { contactList } from '../company.ts';
import { buttons } from '../seed-widgets.ts';
import { definePage, pageLink } from './define-page.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** The hours for programs, in the time of the factory; the text beside says the same for people. */
const openingHours: Widget = {
  name: 'JSON',
  size: 'full',
  configuration: {
    json: JSON.stringify({
      kind: 'opening-hours',
      timeZone: 'Europe/Stockholm',
      hours: [
        { days: weekdays, opens: '09:00', closes: '12:00' },
        { days: weekdays, opens: '13:00', closes: '15:00' },
      ],
    }),
  },
};

const [returns, delivery, terms] = [pageLink('returns'), pageLink('delivery'), pageLink('terms')];

export const customerService = definePage({
  key: 'service',
  name: 'Customer service',
  title: text('Kundservice', 'Kundeservice'),
  description: text(
    'Öppet måndag till fredag 9–15, lunchstängt 12–13. Så når du oss, och svar på det vi oftast får frågor om.',
    'Åpent mandag til fredag 9–15, lunsjstengt 12–13. Slik når du oss, og svar på det vi oftest blir spurt om.',
  ),
  body: text(
    `<h2>Öppettider</h2>
    <p>Måndag till fredag 9–15, lunchstängt 12–13. Stängt på helgdagar, midsommarafton, julafton och nyårsafton. E-post
    svarar vi på inom en vardag.</p>
    <h2>Så når du oss</h2>${contactList.sv}
    <h2>Vanliga frågor</h2>
    <h3>Var är mitt paket?</h3>
    <p>Länken i leveransmejlet visar var det är. Har du inget mejl fått, titta i skräpposten eller ring oss.</p>
    <h3>Hur ångrar jag ett köp?</h3>
    <p>Meddela oss inom 14 dagar från det att du fick varan. <a href="${returns.sv}">Läs hur</a>.</p>
    <h3>Varan är trasig, vad gör jag?</h3>
    <p>Skicka en bild och ditt ordernummer, så löser vi det. Du kan reklamera i tre år.
    <a href="${terms.sv}">Läs villkoren</a>.</p>
    <h3>Kan jag ändra min order?</h3>
    <p>Ring oss så snart du kan. När paketet är packat går det inte att ändra, men då kan du ångra köpet.</p>`,
    `<h2>Åpningstider</h2>
    <p>Mandag til fredag 9–15, lunsjstengt 12–13. Vi holder til i Sverige og har stengt på svenske helligdager,
    midtsommeraften, julaften og nyttårsaften. E-post svarer vi på innen én virkedag.</p>
    <h2>Slik når du oss</h2>${contactList.nb}
    <h2>Vanlige spørsmål</h2>
    <h3>Hvor er pakken min?</h3>
    <p>Lenken i e-posten om leveringen viser hvor den er. Har du ikke fått noen e-post, så se i søppelposten eller ring
    oss.</p>
    <h3>Hvordan angrer jeg et kjøp?</h3>
    <p>Gi oss beskjed innen 14 dager etter at du fikk varen. <a href="${returns.nb}">Les hvordan</a>.</p>
    <h3>Varen er ødelagt, hva gjør jeg?</h3>
    <p>Send et bilde og bestillingsnummeret ditt, så ordner vi det. Du kan reklamere i to eller fem år.
    <a href="${terms.nb}">Les vilkårene</a>.</p>
    <h3>Kan jeg endre bestillingen?</h3>
    <p>Ring oss så snart du kan. Når pakken er pakket, kan den ikke endres, men da kan du angre kjøpet.</p>`,
  ),
  widgets: {
    sv: [
      openingHours,
      buttons([
        { url: delivery.sv, buttonText: 'Leverans' },
        { url: returns.sv, buttonText: 'Ångerrätt och returer' },
      ]),
    ],
    nb: [
      openingHours,
      buttons([
        { url: delivery.nb, buttonText: 'Levering' },
        { url: returns.nb, buttonText: 'Angrerett og retur' },
      ]),
    ],
  },
});
