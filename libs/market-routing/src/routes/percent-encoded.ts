/** An address with everything encoded that a header cannot hold; what was encoded before stays as it is. */
export function percentEncoded(address: string): string {
  return address.replace(/\p{Cs}/gu, '\ufffd').replace(/[^!-~]/gu, encodeURIComponent);
}
