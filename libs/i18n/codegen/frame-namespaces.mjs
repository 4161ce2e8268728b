/**
 * The folders of messages whose texts every page brings: those of the shop's frame, and of what can happen anywhere.
 * The texts of any other folder come with the pages that name it.
 */
export const frameNamespaces = ['errors', 'shell', 'validation'];
