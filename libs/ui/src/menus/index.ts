// Menus on react-aria-components. The shop loads this entry on intent, never with a page.
export { Menu, type MenuItem, type MenuProps, type MenuSection } from './menu/menu.tsx';
export { PanelMenu, type PanelMenuItem, type PanelMenuProps } from './panel-menu/panel-menu.tsx';
