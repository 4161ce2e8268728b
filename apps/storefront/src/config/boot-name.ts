/** The meta element that holds what the boot script has to know. */
export const bootName = 'shop-boot';
