import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../typography/text/text.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';
import { Icon, type IconProps } from './icon.tsx';

const names = Object.keys(iconPaths) as IconName[]; // the keys are what IconName is derived from

const meta: Meta<IconProps> = { title: 'Actions/Icon', component: Icon, args: { name: 'cart' } };

export default meta;
type Story = StoryObj<IconProps>;

export const Default: Story = {};
export const WithLabel: Story = { args: { name: 'warning', label: 'Viktigt' } };
export const TheSet: Story = {
  render: () => (
    <Inline space="xl" align="start">
      {names.map((name) => (
        <Stack key={name} align="center" space="xs">
          <Icon name={name} size="l" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Inline space="l">
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Icon key={size} name="truck" size={size} />
      ))}
    </Inline>
  ),
};
