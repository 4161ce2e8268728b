/** One sku as a feed describes it: attributes in their order, each with all its values. */
export interface ExportedItem {
  attributes: readonly (readonly [name: string, value: string])[];
  details: readonly { name: string; value: string }[];
}
