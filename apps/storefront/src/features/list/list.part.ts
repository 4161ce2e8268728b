export { ListFilters } from './list-filters.tsx';
export { ListToolbar } from './list-toolbar.tsx';
export { NothingFits } from './nothing-fits.tsx';
