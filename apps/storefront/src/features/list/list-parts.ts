import { laterCode } from '../../elements/later-part.tsx';

/** What narrows and orders a list: rendered with it, and alive after it. */
export const listParts = laterCode(() => import('./list.part.ts'));

export const LaterListFilters = listParts.part(({ ListFilters }) => ListFilters);
export const LaterListToolbar = listParts.part(({ ListToolbar }) => ListToolbar);
export const LaterNothingFits = listParts.part(({ NothingFits }) => NothingFits);
