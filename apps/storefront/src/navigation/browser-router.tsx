import type { ReactNode } from 'react';
import { createPath, Router, type To } from 'react-router-dom';

export interface BrowserRouterProps {
  /** What every path of the site begins with; links are written without it. */
  basePath: string;
  /** The address that is shown; while the next page loads it is still the old one. */
  location: { pathname: string; search: string; hash: string; key: string };
  /** Called by every link and by `useNavigate`. */
  go(path: string, how: 'push' | 'replace'): void;
  /** Steps through the browser's history. */
  step(by: number): void;
  children: ReactNode;
}

/** The router of a tab. It decides nothing: where to go is the navigator's, this makes links and hooks know of it. */
export function BrowserRouter({ basePath, location, go, step, children }: BrowserRouterProps) {
  const path = (to: To) => (typeof to === 'string' ? to : createPath(to));
  return (
    <Router
      basename={basePath}
      // The router tells places apart by what they hold: the same one shown again, since another could not be had, is another.
      location={{ ...location, state: location }}
      navigator={{
        createHref: path,
        push: (to) => go(path(to), 'push'),
        replace: (to) => go(path(to), 'replace'),
        go: step,
      }}
    >
      {children}
    </Router>
  );
}
