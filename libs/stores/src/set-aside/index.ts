export type { SetAsideContent, SetAsideItem } from './set-aside-item.ts';
export { SetAsideStore, type SetAsidePorts } from './set-aside-store.ts';
