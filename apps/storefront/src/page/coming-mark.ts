/** Marks a part of a document that comes alive after the tab: nobody hears yet what is done in it. */
export const comingMark = 'data-coming';
