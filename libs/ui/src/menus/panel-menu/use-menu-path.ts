import { useState } from 'react';

/** Where one stands in lists that lie one inside the other. */
export function useMenuPath<Item extends { href: string }>() {
  const [path, setPath] = useState<readonly Item[]>([]);
  const [left, setLeft] = useState<Item | null>(null);
  return {
    /** Names the list shown. */
    frame: path.map(({ href }) => href).join(' '),
    /** The item whose list is shown, and the one whose list holds it; none in the first list. */
    current: path.at(-1),
    above: path.at(-2),
    /** The item that one has just come back from. */
    left,
    open: (item: Item) => setPath([...path, item]),
    goBack: () => {
      setLeft(path.at(-1) ?? null);
      setPath(path.slice(0, -1));
    },
    startOver: () => {
      setLeft(null);
      setPath([]);
    },
  };
}
