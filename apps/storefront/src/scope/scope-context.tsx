import { createContext, useContext } from 'react';
import type { AppScope } from './app-scope.ts';

const ScopeContext = createContext<AppScope | null>(null);

export const ScopeProvider = ScopeContext.Provider;

/** The scope of this request or tab. Throws outside of it, because nothing works without. */
export function useScope(): AppScope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('This component stands outside the shop: wrap it in ScopeProvider');
  return scope;
}
