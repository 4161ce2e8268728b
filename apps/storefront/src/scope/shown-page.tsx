import { createContext, useContext } from 'react';
import type { ShownPage } from '../routes/load-page.ts';

const ShownPageContext = createContext<ShownPage | null>(null);

export const ShownPageProvider = ShownPageContext.Provider;

/** The page that the frame is showing, for the parts of the frame that follow it. */
export function useShownPage(): ShownPage {
  const page = useContext(ShownPageContext);
  if (!page) throw new Error('This component stands outside the shop: wrap it in ShownPageProvider');
  return page;
}
