/** What a page is called in each language. */
export interface Titles {
  sv: string;
  nb: string;
}

/** The title that an address suggests: `/mina-sidor/gava` is called “Gava” until somebody writes it. */
export function titleFrom(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  return (last.charAt(0).toUpperCase() + last.slice(1)).replaceAll('-', ' ');
}

/** The texts of a page, by the ends of their keys. */
export function pageTexts(language: keyof Titles, titles: Titles) {
  const title = titles[language];
  const about = title.charAt(0).toLowerCase() + title.slice(1);
  return { heading: title, intro: language === 'sv' ? `Här läser du om ${about}.` : `Her leser du om ${about}.` };
}

/** Those of its form. */
export const formTexts = {
  sv: { email: 'E-postadress', submit: 'Skicka', taken: 'Tack, vi har fått din e-postadress.' },
  nb: { email: 'E-postadresse', submit: 'Send', taken: 'Takk, vi har fått e-postadressen din.' },
};
