import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readListFile } from './read-order-list.ts';

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A spreadsheet of one sheet, as small as one can be. */
function spreadsheet(padding = 0): File {
  const bytes = zipSync({
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>MUK-4101</t></is></c><c r="B1"><v>3</v></c></row></sheetData></worksheet>`,
    ),
    'xl/padding.bin': new Uint8Array(padding),
  });
  return new File([bytes], 'lista.xlsx');
}

it('reads the first sheet of a spreadsheet', async () => {
  expect(await readListFile(spreadsheet())).toEqual({
    rows: [{ number: 'MUK-4101', quantity: 3, writtenQuantity: '3' }],
  });
});

it('unpacks no spreadsheet that would fill the memory', async () => {
  expect(await readListFile(spreadsheet(21_000_000))).toEqual({ refusal: 'too-large' });
});

it('takes an archive of something else for what it is', async () => {
  expect(await readListFile(new File([zipSync({ 'a.txt': xml('a') })], 'a.zip'))).toEqual({ refusal: 'other-kind' });
});

it('reads text as spreadsheets of the Nordic countries write it', async () => {
  const latin = new Uint8Array([...'MUK-BL'].map((sign) => sign.charCodeAt(0)).concat(0xc5));
  expect(await readListFile(new File([latin], 'lista.csv'))).toMatchObject({ rows: [{ number: 'MUK-BLÅ' }] });
});
