import type { StoryTexts } from './story-texts.ts';

/** The shop of the stories: departments, shelves, goods. The last department has nothing below it. */
export function demoCategories({ departments, shelves, kinds }: StoryTexts) {
  const shelvesOf = (department: string) =>
    shelves.map((shelf, index) => {
      const href = `${department}-${index}`;
      return {
        label: shelf,
        href,
        items: kinds.slice(0, 5 - index).map((label, n) => ({ label, href: `${href}-${n}` })),
      };
    });
  return departments.map((label, index) => {
    const href = `#c${index}`;
    return index < departments.length - 1 ? { label, href, items: shelvesOf(href) } : { label, href };
  });
}
