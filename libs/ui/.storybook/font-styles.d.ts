declare module '@fontsource/source-code-pro/latin-400.css';
