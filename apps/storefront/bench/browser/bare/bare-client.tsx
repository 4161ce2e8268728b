import { hydrateRoot } from 'react-dom/client';
import { BarePage } from './bare-page.tsx';
import type { Card } from './card.ts';

const root = document.getElementById('root');
const data = document.getElementById('cards')?.textContent;
if (root && data) {
  const cards: Card[] = JSON.parse(data) as Card[]; // what serve-bare-page.tsx wrote
  hydrateRoot(root, <BarePage cards={cards} />);
}
