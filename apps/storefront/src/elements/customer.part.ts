export { CustomerLinks } from './customer-links.tsx';
