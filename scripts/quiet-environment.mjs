/** Settings that keep the tools quick, and from asking questions, colouring logs and calling out to the network. */
export const quietEnvironment = {
  NX_DAEMON: 'false',
  // Our few plugins load in a tenth of the time that a process of its own for each takes.
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_INTERACTIVE: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
};
