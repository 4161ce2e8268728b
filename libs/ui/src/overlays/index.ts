// What is built on react-aria-components. The shop loads this entry on intent, never with a page.
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { FilterSheet, type FilterSheetProps } from './filter-sheet/filter-sheet.tsx';
export { NativeDialog, type NativeDialogProps } from './native-dialog/native-dialog.tsx';
export { OverlayProvider, type OverlayProviderProps } from './overlay-provider.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
