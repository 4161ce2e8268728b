import type { Preview } from '@storybook/react-vite';

/** What the toolbar offers above every story. */
export const toolbar: Pick<Preview, 'globalTypes' | 'initialGlobals'> = {
  globalTypes: {
    brand: {
      description: 'The theme map that a channel would set',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'torg', title: 'Torg' },
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
  },
  initialGlobals: { brand: 'torg', locale: 'sv' },
};
