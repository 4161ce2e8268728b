declare module '@fontsource/source-code-pro/latin-400.css';
declare module '@fontsource/source-sans-3/latin-400.css';
declare module '@fontsource/source-sans-3/latin-600.css';
