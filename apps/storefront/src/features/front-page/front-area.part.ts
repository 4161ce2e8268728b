export { FrontArea } from './front-area.tsx';
