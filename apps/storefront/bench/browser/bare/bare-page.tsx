import { useState, type CSSProperties, type MouseEvent } from 'react';
import type { Card, CardPicture } from './card.ts';

const grid: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, padding: 0, listStyle: 'none' };
const whole: CSSProperties = { width: '100%', height: 'auto' };

/**
 * The least that a list in React can be: cards with a heart each, and a product's heading, price and picture when one of
 * them is touched.
 */
export function BarePage({ cards }: { cards: readonly Card[] }) {
  const [product, setProduct] = useState<Card | null>(null);
  if (product) return <BareProduct card={product} />;
  return (
    <main style={{ padding: 16, fontFamily: 'sans-serif' }}>
      <h1>Produkter</h1>
      <ul style={grid}>
        {cards.map((card) => (
          <li key={card.href}>
            <BareCard card={card} onOpen={() => show(card)} />
          </li>
        ))}
      </ul>
    </main>
  );

  function show(card: Card): void {
    history.pushState(null, '', card.href);
    scrollTo(0, 0);
    setProduct(card);
  }
}

function BareCard({ card, onOpen }: { card: Card; onOpen(): void }) {
  const { href, name, brand, price, picture } = card;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <article>
      <BarePicture picture={picture} />
      <span>{brand}</span>
      <h2 style={{ fontSize: 16, margin: 0 }}>
        <a href={href} onClick={follow}>
          {name}
        </a>
      </h2>
      <p style={{ margin: 0 }}>{price}</p>
      <Heart name={name} />
    </article>
  );
}

function Heart({ name }: { name: string }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <button type="button" aria-pressed={isSaved} aria-label={`Spara ${name}`} onClick={() => setSaved(!isSaved)}>
      {isSaved ? '♥' : '♡'}
    </button>
  );
}

function BareProduct({ card }: { card: Card }) {
  return (
    <main style={{ padding: 16, fontFamily: 'sans-serif' }}>
      <BarePicture picture={card.picture} />
      <h1>{card.name}</h1>
      <p>{card.price}</p>
    </main>
  );
}

function BarePicture({ picture }: { picture: CardPicture }) {
  return <img {...picture} decoding="async" alt="" style={whole} />;
}
