import type { CompareTableProps } from '../commerce/compare-table/compare-table.tsx';
import type { StoryTexts } from './story-texts.ts';

/** A comparison of so many products: what is the same for all, what differs, and what is not known of the last. */
export function demoComparison(t: StoryTexts, count: number): CompareTableProps {
  const [label = '', featureLabel = '', differsLabel = '', missingLabel = ''] = t.compareWords;
  const values = [t.comparedMaterials, t.comparedVolumes, t.comparedWashing];
  return {
    ...{ label, featureLabel, differsLabel, missingLabel },
    columns: t.comparedProducts.slice(0, count).map((name) => ({ id: name, head: name })),
    rows: t.comparedFeatures.map((feature, index) => ({
      label: feature,
      values: (values[index] ?? []).slice(0, count),
    })),
  };
}
