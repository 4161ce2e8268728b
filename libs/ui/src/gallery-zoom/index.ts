// A closer look at a product's pictures, on the dialog. The shop loads this entry when a shopper asks for it.
export { GalleryZoom, type GalleryZoomProps } from './gallery-zoom.tsx';
