import type { ViteDevServer } from 'vite';

/** The path of the sheet that a document of the development server waits for. */
export const devStylesPath = '/dev-styles.css';

/**
 * What the pages rendered so far are dressed in. Vite brings styles with the scripts that import them, and those come with the
 * first touch: until then a document would have none. It is asked for after its document was rendered, so that all that the
 * page is made of is known.
 */
export async function devStyles({ environments: { ssr, client } }: ViteDevServer): Promise<string> {
  const sources = [...ssr.moduleGraph.idToModuleMap.values()].filter(({ file }) => file?.endsWith('.css.ts'));
  const sheets = [];
  // One after another, what is imported before what imports it: the plugin writes a sheet when its module is transformed.
  for (const { url } of sources) {
    await client.transformRequest(url);
    const made = await client.moduleGraph.getModuleByUrl(url);
    for (const { url: sheet } of made?.importedModules ?? []) {
      if (!sheet.includes('.vanilla.css')) continue;
      sheets.push(await client.transformRequest(`${sheet}${sheet.includes('?') ? '&' : '?'}direct`));
    }
  }
  return sheets.map((sheet) => sheet?.code ?? '').join('\n');
}
