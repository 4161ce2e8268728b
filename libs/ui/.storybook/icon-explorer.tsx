import { useState } from 'react';
import { type IconName, iconPaths } from '../src/actions/icon/icon-paths.ts';
import { Icon } from '../src/actions/icon/icon.tsx';
import * as styles from './explorers.css.ts';

/** What each sign means in the shop, and the words that people search by. */
const meanings: Readonly<Record<IconName, string>> = {
  search: 'search, find, sök, søk',
  zoom: 'zoom in, larger, förstora, forstørr',
  cart: 'cart, bag, basket, varukorg, handlekurv',
  heart: 'favourite, wish list, save, favorit, favoritt',
  'heart-filled': 'saved as a favourite, sparad, lagret',
  user: 'account, sign in, person, konto',
  menu: 'menu, hamburger, departments, meny',
  close: 'close, remove, cross, stäng, lukk',
  'chevron-left': 'back, previous, tillbaka, tilbake',
  'chevron-right': 'onward, next, nästa, neste',
  'chevron-down': 'opens, fold, select, öppna, åpne',
  picture: 'picture is missing, image, bild, bilde',
  document: 'file, list, spreadsheet, fil, lista, liste',
  plus: 'add, more, lägg till, legg til',
  minus: 'less, fewer, minska, minsk',
  check: 'done, chosen, success, klart, ferdig',
  truck: 'delivery, shipping, leverans, levering',
  return: 'return, undo, retur, angre',
  factory: 'made by us, factory, fabrik, fabrikk',
  globe: 'market, language, land, språk',
  info: 'good to know, information',
  warning: 'warning, error, fel, feil',
  'arrow-right': 'leads on, read more, läs mer, les mer',
  trash: 'delete, remove, ta bort, fjern',
  scales: 'compare, weigh, jämför, sammenlign',
  funnel: 'filter, narrow, filtrera, filtrer',
  'arrows-up-down': 'sort, order, sortera, sorter',
  padlock: 'lock, secure, sign in, lås, säker betalning, sikker betaling',
  eye: 'show, password, seen, visa, vis, öga, øye',
  calendar: 'date, day, delivery day, kalender, datum, dato',
  envelope: 'mail, e-mail, newsletter, e-post, nyhetsbrev',
  handset: 'phone, call, customer service, telefon, ring, kundservice, kundeservice',
  'map-pin': 'pin, place, shop, pick-up point, karta, kart, ombud, hentested, butik, butikk',
  'bank-card': 'card, payment, credit card, kort, betalning, betaling',
  pencil: 'edit, change, write, ändra, endre, redigera, rediger',
  star: 'rating, review, betyg, vurdering',
};

/** Every sign, found by its name or by what it means. A press copies its JSX, or its SVG. */
export function IconExplorer() {
  const [sought, setSought] = useState('');
  const [copied, setCopied] = useState<string>();
  const words = sought.trim().toLowerCase();
  const found = Object.entries(meanings).filter(([name, meaning]) => `${name} ${meaning}`.includes(words));
  const copy = async (text: string, what: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(what);
  };
  return (
    <>
      <label>
        Search icons by name or meaning{' '}
        <input
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          className={styles.field}
        />
      </label>{' '}
      <span role="status">
        {copied ? `${copied} is copied` : `${found.length} of ${Object.keys(iconPaths).length}`}
      </span>
      <ul className={styles.icons}>
        {found.map(([name, meaning]) => (
          <li key={name}>
            <button
              type="button"
              className={styles.icon}
              onClick={() => void copy(`<Icon name="${name}" />`, `<Icon name="${name}" />`)}
            >
              <Icon name={name as IconName} size="l" /> {/* the names that meanings are listed by */}
              <strong>{name}</strong>
              <small>{meaning}</small>
            </button>
            <button
              type="button"
              className={styles.copy}
              onClick={({ currentTarget }) =>
                void copy(svgIn(currentTarget.previousElementSibling), `the SVG of ${name}`)
              }
            >
              Copy SVG
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A sign as a file of its own has it. */
function svgIn(button: Element | null): string {
  const svg = button?.querySelector('svg')?.cloneNode(true) as SVGElement; // each button above has one
  svg.removeAttribute('class');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return svg.outerHTML;
}
