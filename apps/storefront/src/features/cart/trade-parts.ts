import { forMembers } from '../../elements/for-members.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';

/** How many more of a line cost the organization less. */
export const LazyLineBreak = forMembers(lazyPart(['trade'], async () => (await import('./line-break.tsx')).LineBreak));

/** That the customer's account is another's than they buy for. */
export const LazyCustomerFit = forMembers(
  lazyPart<object>(['trade'], async () => (await import('./customer-fit-notice.tsx')).CustomerFitNotice),
);
