/** How quick a page was, in one respect. Of several under one id the last counts. */
export interface WebVital {
  /** The page's name, such as `product`. */
  page_type: string;
  /** TTFB, FCP, LCP, CLS or INP. */
  metric_name: string;
  /** Milliseconds; a score for CLS. */
  metric_value: number;
  metric_id: string;
}
