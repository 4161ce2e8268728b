import { describe, expect, it } from 'vitest';
import { readEInvoiceAddress } from './e-invoice-address.ts';

const today = '2026-11-28';
const read = (text: string, country: string) => readEInvoiceAddress(text, { country, today });

describe('the address for electronic invoices', () => {
  it.each([
    ['923 609 016', 'NO', '0192:923609016'],
    ['0192:923609016', 'SE', '0192:923609016'],
    ['9908:923609016', 'NO', '0192:923609016'],
    ['556016-0680', 'SE', '0007:5560160680'],
    ['0007:5560160680', 'NO', '0007:5560160680'],
    ['7310000000011', 'SE', null],
    ['0088:7300010000001', 'SE', '0088:7300010000001'],
    ['7300010000001', 'NO', '0088:7300010000001'],
    ['0184:DK12345674', 'SE', '0184:DK12345674'],
  ])('%s of %s is %s', (text, country, known) => {
    expect(read(text, country)).toBe(known);
  });

  it.each([
    '',
    '923609017',
    '0192:923609017',
    '0007:5560160681',
    '7300010000002',
    'faktura@torg.example',
    '0184:',
    '0192',
  ])('%s is none', (text) => {
    expect(read(text, 'NO')).toBeNull();
  });

  it('of a country whose numbers are not known is written out', () => {
    expect(read('123456789', 'DK')).toBeNull();
  });
});
