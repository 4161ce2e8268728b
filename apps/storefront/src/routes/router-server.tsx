import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

/** The router of a document: it stands still. */
export function ServerRouter({ path, children }: { path: string; children: ReactNode }) {
  return <StaticRouter location={path}>{children}</StaticRouter>;
}
