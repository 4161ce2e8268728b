/** Where a customer fetches what the shop knows of them, as a file; within the site. */
export const myDataPath = '/account/my-data.json';
