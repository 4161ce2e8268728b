/** Whether the shop was renewed since this document came: then the next page is a document, which brings the new one. */
export const renewal = { isDue: false };
