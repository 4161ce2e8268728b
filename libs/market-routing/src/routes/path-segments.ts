/**
 * The parts of a path in plain letters; null where no address of ours can be meant: an empty part, a percent sign that
 * encodes nothing, or the character zero, which no text in the database holds. One slash at the end is forgiven.
 */
export function pathSegments(path: string): readonly string[] | null {
  if (path === '' || path === '/') return [];
  const parts = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  try {
    const segments = parts.map((part) => (part.includes('%') ? decodeURIComponent(part) : part));
    return segments.every((segment) => segment !== '' && !segment.includes('\0')) ? segments : null;
  } catch {
    return null;
  }
}
