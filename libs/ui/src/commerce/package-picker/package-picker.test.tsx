import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { demoPackageSummary, demoSlots } from '../../testing/demo-package.ts';
import { swedish } from '../../testing/texts-sv.ts';
import { PackagePicker } from './package-picker.tsx';

afterEach(cleanup);

it('tells what it comes to where a screen reader hears it change', () => {
  render(
    <PackagePicker slots={demoSlots(swedish)} summary={demoPackageSummary(swedish)}>
      {swedish.packageAdd}
    </PackagePicker>,
  );
  expect(screen.getByRole('status').textContent).toContain(swedish.packagePrice);
});
