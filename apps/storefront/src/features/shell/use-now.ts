import { useEffect, useState } from 'react';
import { useScope } from '../../scope/scope-context.tsx';

/** How often (ms) it is told anew. */
const every = 15_000;

/**
 * The moment, in milliseconds since 1970, while it goes by. Null on the server and in the first render of the browser:
 * a page may have been kept, and then the server's moment is gone.
 */
export function useNow(): number | null {
  const { clock } = useScope();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tell = () => setNow(clock.now());
    tell();
    const timer = setInterval(tell, every);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
