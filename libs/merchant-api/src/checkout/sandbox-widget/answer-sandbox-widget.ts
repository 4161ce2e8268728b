import { widgetScript } from './widget-script.ts';

const path = '/shipping/sandbox/widget.js';

/** Serves the script of the sandbox's list of ways of sending; null for every other path. */
export function answerSandboxWidget(request: Request): Response | null {
  if (new URL(request.url).pathname !== path) return null;
  return new Response(widgetScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
