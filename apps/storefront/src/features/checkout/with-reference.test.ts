import { expect, it } from 'vitest';
import { createCheckoutDrafts } from '@torg/stores/checkout';
import { createMemoryStorage } from '@torg/stores/testing';
import { withReference } from './with-reference.ts';

function open() {
  const [checkout, reference] = [createMemoryStorage(), createMemoryStorage()];
  const drafts = withReference(
    createCheckoutDrafts(checkout, () => 'key'),
    reference,
  );
  return { drafts, reference };
}

it('the reference of an organization is there for its next order, and the rest of the order is not', () => {
  const { drafts } = open();
  drafts.keep({ customerType: 'ORGANIZATION', goodsLabel: 'Kök 3', email: 'a@b.example' });
  drafts.forget();
  expect(drafts.recall('next')).toEqual({ goodsLabel: 'Kök 3' });
});

it('what is typed into this order wins, an emptied field too', () => {
  const { drafts } = open();
  drafts.keep({ customerType: 'ORGANIZATION', goodsLabel: 'Kök 3' });
  drafts.keep({ customerType: 'ORGANIZATION', goodsLabel: '' });
  drafts.forget();
  expect(drafts.recall('next')).toEqual({});
});

it('a person has none', () => {
  const { drafts, reference } = open();
  drafts.keep({ customerType: 'PERSON', goodsLabel: 'Kök 3' });
  expect(reference.read()).toBeFalsy();
});
