/** Fetches what asks the Merchant API. A page that the server rendered came with its answers, and is alive without it. */
export const apiReads = () => import('./api-reads.ts');
