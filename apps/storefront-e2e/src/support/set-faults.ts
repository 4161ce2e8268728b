/** What goes wrong at a shop's own API from here on; the shop needs its tools for it. */
export async function setFaults(origin: string, rules: readonly string[]): Promise<void> {
  const answer = await fetch(`${origin}/faults`, { method: 'PUT', body: JSON.stringify({ rules }) });
  if (!answer.ok) throw new Error(`The faults were not taken: ${answer.status}`);
}
