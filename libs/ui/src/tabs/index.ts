// Tabs on react-aria-components: an entry of its own, for pages that have them.
export { Tabs, type TabItem, type TabsProps } from './tabs.tsx';
