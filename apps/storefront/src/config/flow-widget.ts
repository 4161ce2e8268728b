/** What the provider is told of a flow: its gallery of customers' pictures. */
export interface FlowOptions {
  /** The flow, as the provider knows it. */
  key: string;
  /** Language and country, such as sv-SE: its words, and the goods that it names. */
  locale: string;
  /** Shows what is marked with these alone. */
  tags?: readonly string[];
  tagsOperator?: 'any' | 'all';
  /** Shows pictures of this product first. */
  productId?: string;
}

/** How the provider's script is called: by its name and what it is told. */
export interface Flowbox {
  (call: 'init', options: FlowOptions & { container: string; allowCookies: boolean }): void;
  (call: 'destroy', options: { container: string }): void;
}

declare global {
  interface Window {
    /** Flowbox's script, or what holds the calls for it until it runs. */
    flowbox?: Flowbox;
  }
}

/** What that script and the shop know each other by. */
export type FlowboxWindow = Pick<Window, 'flowbox'>;

/** Where Flowbox serves scripts, texts and pictures, as its own documentation names them for a content security policy. */
export const flowboxHosts = ['https://*.getflowbox.com', 'https://*.flbx.io'] as const;

const scripts = {
  flowbox: 'https://connect.getflowbox.com/flowbox.js',
  /** The embedded API's double of it. */
  sandbox: '/sandbox/flowbox/flowbox.js',
} as const;

/** Who shows the flows of a channel. */
export type FlowHost = keyof typeof scripts;

/** The address of the script that shows them. */
export function flowScript(host: FlowHost): string {
  return scripts[host];
}

/** Whether a channel's flows are Flowbox's own: the sandbox is the shop's. */
export function isByFlowbox(script: string | undefined): boolean {
  return script === scripts.flowbox;
}
