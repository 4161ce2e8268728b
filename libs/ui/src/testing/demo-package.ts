import type { PackagePickerProps } from '../commerce/package-picker/package-picker.tsx';
import type { PackageSlotProps } from '../commerce/package-slot/package-slot.tsx';
import { photo } from './photos/photo.ts';
import type { StoryTexts } from './story-texts.ts';

const mugs = ['mugg-strand-skymning', 'mugg-strand-havre', 'mugg-strand-terrakotta'] as const;

/** The mugs of a package in the stories, the first of them picked. */
export function demoSlot(t: StoryTexts): PackageSlotProps {
  return {
    legend: t.packageSlot,
    requirement: t.packageOneOf,
    hint: t.packageSlotHint,
    name: 'mugs',
    value: 'm0',
    onChange() {},
    options: mugs.map((look, index) => ({
      value: `m${index}`,
      name: t.packageMugs[index] ?? '',
      image: photo(look),
      quantity: t.packageTwo,
      price: t.packageDifferences[index],
    })),
  };
}

/** A choice that need not be made. */
export function demoOptionalSlot(t: StoryTexts): PackageSlotProps {
  return {
    legend: t.packageCards,
    requirement: t.packageOptional,
    name: 'cards',
    value: '0',
    none: { value: '0', label: t.packageNone },
    onChange() {},
    options: t.packageNotes.map((name, index) => ({
      value: `c${index}`,
      name,
      price: t.packageDifferences[0],
    })),
  };
}

export function demoSlots(t: StoryTexts): readonly PackageSlotProps[] {
  return [demoSlot(t), demoOptionalSlot(t)];
}

/** What is picked in them, and what it comes to. */
export function demoPackageSummary(t: StoryTexts): PackagePickerProps['summary'] {
  return {
    heading: t.packagePicker,
    totalLabel: t.packageTotal,
    total: { selling: t.packagePrice, size: 'l' },
    note: t.packageApart,
    picks: [
      { group: t.packageSlot, picked: t.packageMugs[0] ?? '' },
      { group: t.packageCards, picked: t.packageNotPicked, isMissing: true },
    ],
  };
}
