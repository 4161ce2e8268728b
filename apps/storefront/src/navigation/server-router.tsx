import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

/** The router of a document: it stands still. */
export function ServerRouter({ basePath, path, children }: { basePath: string; path: string; children: ReactNode }) {
  return (
    <StaticRouter basename={basePath} location={path}>
      {children}
    </StaticRouter>
  );
}
