import type { MenuItem } from '@torg/commerce-sdk';
import { expect, it } from 'vitest';
import { announcementsIn } from './announcements.ts';

const entry = (label: string, url: string | null, isHidden = false): MenuItem => ({
  ...{ id: label, label, title: label, type: 'custom', value: null, url },
  ...{ isOpen: false, isHidden, opensNewTab: false, children: [] },
});

it('announces what an editor wrote and the promises they named, in their order', () => {
  const items = [
    entry('Beställ före jul', '/c/presenter'),
    entry('Fri frakt', '#free-shipping'),
    entry('Öppet hus på lördag', null),
    entry('Svensk fabrik', '#others'),
  ];
  expect(announcementsIn(items)).toEqual([
    { text: 'Beställ före jul', href: '/c/presenter' },
    { promise: 'free-shipping' },
    { text: 'Öppet hus på lördag', href: null },
    { promise: 'others' },
  ]);
});

it('leaves out what is hidden', () => {
  expect(announcementsIn([entry('Rea', null, true)])).toEqual([]);
});
