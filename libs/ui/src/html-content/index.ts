// Rich text from outside. It brings an HTML cleaner, so only pages with such text load it.
export { HtmlContent, type HtmlContentProps } from './html-content.tsx';
