export { AreaContent } from './area-content.tsx';
