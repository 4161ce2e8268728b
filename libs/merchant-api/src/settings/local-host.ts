/** Whether a host name is this machine's own, whoever asks; others may lead here too, where a stranger says so. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(hostname);
}
