// The design system's plain elements. What needs react-aria-components is in entries of its own (`./overlays`, `./menus`,
// `./select` and so on), what reckons with colours in `./theme`. An app imports the styles below all components once, by
// `./base-styles`; a style sheet of an app is written with `./styling`.

export { breakpoints } from './theme/breakpoints.ts';
export type { TokenName } from './theme/tokens.ts';
export { vars } from './theme/vars.css.ts';
export { media } from './theme/media.ts';
export { fontFiles } from './theme/fonts.ts';

export { Box, type BoxProps } from './layout/box/box.tsx';
export { Carousel, type CarouselProps } from './layout/carousel/carousel.tsx';
export { Columns, type ColumnsProps } from './layout/columns/columns.tsx';
export { Container, type ContainerProps } from './layout/container/container.tsx';
export { Hidden, type HiddenProps } from './layout/hidden/hidden.tsx';
export { Inline, type InlineProps } from './layout/inline/inline.tsx';
export type { Space } from './layout/space.ts';
export { Spread, type SpreadProps } from './layout/spread/spread.tsx';
export { Stack, type StackProps } from './layout/stack/stack.tsx';

export { Heading, type HeadingLevel, type HeadingProps } from './typography/heading/heading.tsx';
export { Text, type TextProps } from './typography/text/text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './typography/visually-hidden/visually-hidden.tsx';

export { Button, type ButtonProps } from './actions/button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './actions/button-link/button-link.tsx';
export { Chip, type ChipProps } from './actions/chip/chip.tsx';
export { Icon, type IconProps } from './actions/icon/icon.tsx';
export type { IconName } from './actions/icon/icon-paths.ts';
export { IconButton, type IconButtonProps } from './actions/icon-button/icon-button.tsx';
export { IconLink, type IconLinkProps } from './actions/icon-link/icon-link.tsx';

export { Checkbox, type CheckboxProps } from './inputs/checkbox/checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './inputs/checkbox-group/checkbox-group.tsx';
export { CodeField, type AppliedCode, type CodeFieldProps } from './inputs/code-field/code-field.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './inputs/error-summary/error-summary.tsx';
export { FileField, type FileFieldProps } from './inputs/file-field/file-field.tsx';
export { Form, type FormProps } from './inputs/form/form.tsx';
export { IdentityField, type IdentityFieldProps } from './inputs/identity-field/identity-field.tsx';
export { NativeSelect, type NativeSelectProps, type SelectOption } from './inputs/native-select/native-select.tsx';
export { PasswordField, type PasswordFieldProps } from './inputs/password-field/password-field.tsx';
export { PhoneField, type PhoneFieldProps } from './inputs/phone-field/phone-field.tsx';
export { PostalCodeField, type PostalCodeFieldProps } from './inputs/postal-code-field/postal-code-field.tsx';
export { QuantityField, type QuantityFieldProps } from './inputs/quantity-field/quantity-field.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './inputs/radio-group/radio-group.tsx';
export { SearchField, type SearchFieldProps } from './inputs/search-field/search-field.tsx';
export { SizePicker, type SizeOption, type SizePickerProps } from './inputs/size-picker/size-picker.tsx';
export { StarField, type StarFieldProps } from './inputs/star-field/star-field.tsx';
export { SwatchGroup, type SwatchGroupOption, type SwatchGroupProps } from './inputs/swatch-group/swatch-group.tsx';
export { SwatchPicker, type SwatchOption, type SwatchPickerProps } from './inputs/swatch-picker/swatch-picker.tsx';
export { Switch, type SwitchProps } from './inputs/switch/switch.tsx';
export { TextArea, type TextAreaProps } from './inputs/text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './inputs/text-field/text-field.tsx';

export { Accordion, type AccordionItem, type AccordionProps } from './navigation/accordion/accordion.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './navigation/breadcrumbs/breadcrumbs.tsx';
export { Link, type LinkProps } from './navigation/link/link.tsx';
export { useLinkElement, type LinkElement, type LinkElementProps } from './navigation/link/link-context.ts';
export { LinkProvider, type LinkProviderProps } from './navigation/link/link-provider.tsx';
export { MegaMenu, type MegaMenuItem, type MegaMenuProps } from './navigation/mega-menu/mega-menu.tsx';
export type { MegaMenuColumn, MegaMenuFeature } from './navigation/mega-menu/mega-menu-panel.tsx';
export { Pagination, type PaginationProps } from './navigation/pagination/pagination.tsx';
export { SkipLink, type SkipLinkProps } from './navigation/skip-link/skip-link.tsx';
export { Steps, type Step, type StepsProps } from './navigation/steps/steps.tsx';

export { ActiveFilters, type ActiveFiltersProps } from './filters/active-filters/active-filters.tsx';
export { FilterPanel, type FilterGroup, type FilterPanelProps } from './filters/filter-panel/filter-panel.tsx';
export { LoadMore, type LoadMoreProps } from './filters/load-more/load-more.tsx';

export { Badge, type BadgeProps } from './feedback/badge/badge.tsx';
export { CookieBanner, type CookieBannerProps, type CookieCategory } from './feedback/cookie-banner/cookie-banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state/empty-state.tsx';
export { Notice, type NoticeProps } from './feedback/notice/notice.tsx';
export { Notification, type NotificationProps } from './feedback/notification/notification.tsx';
export {
  OutdatedBrowserNotice,
  type OutdatedBrowserNoticeProps,
} from './feedback/outdated-browser-notice/outdated-browser-notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar/progress-bar.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton/skeleton.tsx';
export type { Tone } from './feedback/tone-icon.ts';
export { UndoRow, type UndoRowProps } from './feedback/undo-row/undo-row.tsx';

export { Avatar, type AvatarProps } from './data/avatar/avatar.tsx';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './data/description-list/description-list.tsx';
export { PostalAddress, type PostalAddressProps } from './data/postal-address/postal-address.tsx';
export { Table, type TableColumn, type TableProps, type TableRow } from './data/table/table.tsx';

export { CartLine, type CartLineProps } from './commerce/cart-line/cart-line.tsx';
export { CartSkeleton, type CartSkeletonProps } from './commerce/cart-line/cart-skeleton.tsx';
export {
  DeliveryEstimate,
  type DeliveryEstimateProps,
  type DeliveryEstimateWay,
  type DeliveryPlace,
} from './commerce/delivery-estimate/delivery-estimate.tsx';
export { FreeShippingMeter, type FreeShippingMeterProps } from './commerce/free-shipping-meter/free-shipping-meter.tsx';
export { Gallery, type GalleryImage, type GalleryProps } from './commerce/gallery/gallery.tsx';
export { LineChange, type LineChangeKind, type LineChangeProps } from './commerce/line-change/line-change.tsx';
export { OpeningHours, type OpeningDay, type OpeningHoursProps } from './commerce/opening-hours/opening-hours.tsx';
export {
  PackageContents,
  type PackageContentsProps,
  type PackageItem,
} from './commerce/package-contents/package-contents.tsx';
export { PaymentMarks, type PaymentMarksProps } from './commerce/payment-marks/payment-marks.tsx';
export { PackagePicker, type PackagePickerProps } from './commerce/package-picker/package-picker.tsx';
export { PackageSlot, type PackageSlotProps } from './commerce/package-slot/package-slot.tsx';
export type { PictureFormat } from './commerce/picture/framed-picture.tsx';
export { Picture, type PictureProps, type PictureSource } from './commerce/picture/picture.tsx';
export {
  PriceHistoryChart,
  type PriceHistoryChartProps,
  type PriceHistoryPoint,
} from './commerce/price-history-chart/price-history-chart.tsx';
export { PriceTag, type PriceTagProps } from './commerce/price-tag/price-tag.tsx';
export type { CardColour, CardColoursProps } from './commerce/product-card/card-colours.tsx';
export { type CardBadge, ProductCard, type ProductCardProps } from './commerce/product-card/product-card.tsx';
export { ProductCardSkeleton } from './commerce/product-card/product-card-skeleton.tsx';
export { ProductGrid, type ProductGridProps, productGridSizes } from './commerce/product-grid/product-grid.tsx';
export { ProductGridSkeleton, type ProductGridSkeletonProps } from './commerce/product-grid/product-grid-skeleton.tsx';
export {
  ProductPageSkeleton,
  type ProductPageSkeletonProps,
} from './commerce/product-page-skeleton/product-page-skeleton.tsx';
export { QuickAdd, type QuickAddProps } from './commerce/quick-add/quick-add.tsx';
export { RatingStars, type RatingStarsProps } from './commerce/rating-stars/rating-stars.tsx';
export { StickyBuyBar, type StickyBuyBarProps } from './commerce/sticky-buy-bar/sticky-buy-bar.tsx';
export { StockNote, type StockNoteProps } from './commerce/stock-note/stock-note.tsx';
export { SummaryTable, type SummaryRow, type SummaryTableProps } from './commerce/summary-table/summary-table.tsx';
