import type { Preview } from '@storybook/react-vite';

/** What the toolbar offers above every story. */
export const toolbar: Pick<Preview, 'globalTypes' | 'initialGlobals'> = {
  globalTypes: {
    brand: {
      description: 'The theme map that a channel would set; Kol is dark',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'torg', title: 'Torg' },
          { value: 'fjord', title: 'Fjord' },
          { value: 'kol', title: 'Kol, dark' },
          { value: 'demo', title: 'Demo brand' },
        ],
      },
    },
    locale: {
      description: 'The language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'sv', title: 'Svenska' },
          { value: 'nb', title: 'Norsk' },
          { value: 'longest', title: 'Longest texts' },
        ],
      },
    },
    direction: {
      description: 'Which way the page reads',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    textZoom: {
      description: 'How large the visitor has set the text',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '150', title: 'Text 150 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
  },
  initialGlobals: { brand: 'torg', locale: 'sv', direction: 'ltr', textZoom: '100' },
};
