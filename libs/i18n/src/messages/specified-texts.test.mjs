import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMessages } from '../../codegen/read-messages.mjs';

const texts = await readMessages(fileURLToPath(new URL('.', import.meta.url)), 'sv');

// Somebody chose these words; the shop says them and no others.
it.each([
  'Du måste ange en giltig email',
  'Ditt lösenord måste innehålla minst 7 tecken',
  'Du måste ange ett lösenord',
  'Lösenorden matchar inte',
  'Detta fält är obligatoriskt',
  'Du måste ange ett giltigt personnummer',
  'Du måste ange ett giltigt organisationsnummer',
  'Se till att alla fält är giltiga',
  'Se till att alla fält är korrekt ifyllda',
  'Du måste godkänna köpvillkoren innan du slutför ditt köp',
  'Du måste välja storlek först',
  'Använd stjärnorna för att betygsätta produkten',
  'Du kan tyvärr inte lägga fler i varukorgen. Endast {stock} kvar på lager',
  'Du kan inte addera flera då du redan har {quantity} i varukorgen',
  'Du måste logga in för att kunna skriva en recension',
  'Något gick tyvärr fel. Försök gärna igen och kontakta kundtjänst om problemet kvarstår.',
  'Ett konto med denna email existerar redan',
  'Koden är ej giltig',
  'Du har inte uppfyllt kraven för denna kod',
  'Sidan du söker kunde tyvärr inte hittas',
  'Tyvärr hittades inget som matchar din sökning',
  'Hittade inga fraktalternativ för angivet postnummer',
])('the shop says “%s”', (text) => {
  expect(Object.values(texts)).toContain(text);
});
