import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

const meta: Meta<SkeletonProps> = { title: 'Feedback/Skeleton', component: Skeleton };

export default meta;
type Story = StoryObj<SkeletonProps>;

export const Text: Story = {};
export const Title: Story = { args: { shape: 'title' } };
export const Button: Story = { args: { shape: 'button' } };
