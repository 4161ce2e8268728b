export { GiftChange } from './gift-change.tsx';
