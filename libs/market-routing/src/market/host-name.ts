/** Brings a Host header to the form that hosts are listed in: lower case, without port and without a final dot. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
