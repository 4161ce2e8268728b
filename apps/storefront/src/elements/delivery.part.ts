export { CartDelivery, ProductDelivery } from './delivery-box.tsx';
