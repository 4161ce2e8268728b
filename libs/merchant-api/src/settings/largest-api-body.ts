/** How many bytes a request to the API may hold. */
export const largestApiBody = 256 * 1024;
