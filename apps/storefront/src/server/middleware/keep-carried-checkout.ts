interface Carried {
  key: string;
  typed: Readonly<Record<string, string>>;
  to: string;
}

/**
 * Keeps what was typed under the key of the checkout, over what was typed here before, and leads on. It stands in a
 * document as it is written here, so it may name nothing from outside itself but what browsers have. What else is kept,
 * such as the key of an order whose answer was lost, stays.
 */
export function keepCarriedCheckout({ key, typed, to }: Carried): void {
  try {
    let kept: { typed?: object } = {};
    try {
      kept = JSON.parse(localStorage.getItem(key) || '{}');
    } catch {
      // What cannot be read is nothing.
    }
    localStorage.setItem(key, JSON.stringify({ ...kept, typed: { ...kept.typed, ...typed } }));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
  location.replace(to);
}
