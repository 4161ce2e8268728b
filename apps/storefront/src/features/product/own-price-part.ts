import { forMembers } from '../../elements/for-members.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';

/** What a product costs the organization of whoever is signed in. */
export const LazyOwnPrice = forMembers(lazyPart(['trade'], async () => (await import('./own-price.tsx')).OwnPrice));
