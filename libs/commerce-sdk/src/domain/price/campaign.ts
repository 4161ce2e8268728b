/** A campaign, as far as screens name it. */
export interface Campaign {
  campaignId: string;
  name: string;
  /** True keeps its name off screens. */
  isTitleHidden: boolean;
  /** The page that lists its products, a path within the shop; null where it has none. */
  canonicalUrl: string | null;
}
