/** What search engines are told, as the contract's MetadataType. The texts leave the shop's name to the page. */
export function presentMeta({ title, description }: { title: string | null; description: string | null }) {
  return { title, description, keywords: null };
}
