const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a reader finds in a mail, on one line, be it HTML or text. */
export function readableText(mail: string): string {
  return mail
    .replace(/<(style|title)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ');
}
