import { text } from '../catalogue/localised-text.ts';
import { demoProfile } from '../demo-profile.ts';

/** The company as pages name it. */
export const company = { ...demoProfile.company, ...demoProfile.customerService };

/** What stands on every page that could be taken for a real company's. */
export const demonstrationNotice = text(
  '<p><strong>Torg är en demonstrationsbutik.</strong> Företaget, adressen och telefonnumret är påhittade. Inget av det som visas går att köpa på riktigt.</p>',
  '<p><strong>Torg er en demonstrasjonsbutikk.</strong> Firmaet, adressen og telefonnummeret er oppdiktet. Ingenting av det som vises, kan kjøpes på ordentlig.</p>',
);

/** How the company can be reached, as a list. */
export const contactList = text(
  `<ul>
    <li>${company.name}, org.nr ${company.organisationNumber}</li>
    <li>${company.street}, ${company.city}, ${company.country.sv}</li>
    <li>Telefon: <a href="tel:+46846500400">${company.phone.sv}</a></li>
    <li>E-post: <a href="mailto:${company.email.sv}">${company.email.sv}</a></li>
  </ul>`,
  `<ul>
    <li>${company.name}, svensk org.nr. ${company.organisationNumber}</li>
    <li>${company.street}, ${company.city}, ${company.country.nb}</li>
    <li>Telefon: <a href="tel:+46846500400">${company.phone.nb}</a></li>
    <li>E-post: <a href="mailto:${company.email.nb}">${company.email.nb}</a></li>
  </ul>`,
);

/** Where each editorial page is found, so that texts link to pages that exist. */
export const pageAliases = {
  about: text('om-oss', 'om-oss'),
  terms: text('kopvillkor', 'kjopsvilkar'),
  privacy: text('integritetspolicy', 'personvern'),
  cookies: text('cookies', 'informasjonskapsler'),
  delivery: text('leverans', 'levering'),
  returns: text('angerratt-och-returer', 'angrerett-og-retur'),
  accessibility: text('tillganglighet', 'tilgjengelighet'),
  service: text('kundservice', 'kundeservice'),
  sizes: text('storleksguide-trojor', 'storrelsesguide-gensere'),
  sockSizes: text('storleksguide-sockor', 'storrelsesguide-sokker'),
} as const;
