/** An editorial page, as lists of pages show it. */
export interface ContentPage {
  id: number;
  name: string;
  title: string;
  /** What `getWidgetArea` takes to read what stands on it. */
  alias: string;
  /** Path within the shop. */
  canonicalUrl: string;
  tags: readonly string[];
  /** ISO 8601; null where it has always been there, or always will. */
  activeFrom: string | null;
  activeTo: string | null;
  meta: { title: string; description: string };
}
