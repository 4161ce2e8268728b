import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DeliveryEstimate } from './delivery-estimate.tsx';

afterEach(cleanup);

it('names the places of a way, with how far each is', () => {
  render(
    <DeliveryEstimate
      label="Leverans till 111 22"
      isOpen
      placesLabel="Närmaste ombud"
      ways={[
        {
          ...{ id: '1', name: 'Ombud', time: 'Fredag', fee: 'Fri frakt', isFree: true },
          places: [{ id: 'p1', name: 'Kvarterslivs', address: 'Storgatan 4', distance: '250 m' }],
        },
        { id: '2', name: 'Brevlådan', time: 'Måndag', fee: '49 kr' },
      ]}
    >
      <form />
    </DeliveryEstimate>,
  );
  const places = screen.getByRole('list', { name: 'Närmaste ombud' });
  expect(within(places).getByText('250 m')).toBeDefined();
  expect(screen.getByText('49 kr')).toBeDefined();
});
