import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readListFile, readTypedList } from './read-order-list.ts';

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A spreadsheet of one sheet, as small as one can be. */
function spreadsheet(padding = 0, place = 1): File {
  const bytes = zipSync({
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${main}"><sheetData><row r="${place}"><c r="A${place}" t="inlineStr"><is><t>MUK-4101</t></is></c><c r="B${place}"><v>3</v></c></row></sheetData></worksheet>`,
    ),
    'xl/padding.bin': new Uint8Array(padding),
  });
  return new File([bytes], 'lista.xlsx');
}

it('reads the first sheet of a spreadsheet', async () => {
  expect(await readListFile(spreadsheet())).toEqual({
    rows: [{ number: 'MUK-4101', quantity: 3, writtenQuantity: '3', places: [1] }],
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

it.each([
  ['the low byte first', true],
  ['the high byte first', false],
])('reads text in UTF-16, %s', async (_, isLittle) => {
  const text = '\ufeffArtikelnummer\tAntal\r\nMUK-BLÅ\t4\r\n';
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  const read = await readListFile(new File([view.buffer], 'lista.txt'));
  expect(read).toMatchObject({ rows: [{ number: 'MUK-BLÅ', quantity: 4 }] });
});

const inFile = async (text: string) => readListFile(new File([text], 'lista.csv'));
const row = (number: string, quantity: number) => ({ number, quantity });

it.each([
  ['a quote that is not closed', 'KER-1001 1\n"KER-1011 1\nKER-1021 1\nKER-1031 1'],
  ['quotes that open in each line', '"KER-1001 1\n"KER-1011 1\n"KER-1021 1\n"KER-1031 1'],
  ['a quote that is closed in another line', 'KER-1001 1\n"KER-1011 1\nKER-1021 1"\nKER-1031 1'],
  ['a quote within a line', 'KER-1001;1\nKER-1011;"1\n"KER-1021";1\nKER-1031;"1"'],
  ['lines that end in different ways', 'KER-1001 1\r\nKER-1011 1\nKER-1021 1\rKER-1031 1'],
])('takes each line of what is pasted for a row, with %s', (_, text) => {
  const numbers = readTypedList(text).map(({ number }) => number.replaceAll('"', ''));
  expect(numbers).toEqual(['KER-1001', 'KER-1011', 'KER-1021', 'KER-1031']);
});

it('keeps in a file what stands after a quote that is not closed', async () => {
  expect(await inFile('KER-1001;1\n"KER-1011;1\n"KER-1021";1\nKER-1031;1')).toMatchObject({
    rows: [row('KER-1001', 1), row('KER-1011', 1), row('KER-1021', 1), row('KER-1031', 1)],
  });
});

it('reads quoted cells of a file, with what divides cells and rows within them', async () => {
  const text = 'Benämning;Art.nr;Antal\r\n"Mugg; ""stor""\r\nblå" ;"KER-1001";"2"\r\n"Fat, litet";KER-1011;3\r\n';
  expect(await inFile(text)).toMatchObject({ rows: [row('KER-1001', 2), row('KER-1011', 3)] });
});

it('takes a document for what it is, though all of it is text', async () => {
  expect(await inFile('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')).toEqual({ refusal: 'other-kind' });
});

it.each([
  ['what is pasted', async () => ({ rows: readTypedList('\n\nKER-1001 1\n\nKER-1011 1\n') }), [[3], [5]]],
  ['a file', () => inFile('Artikelnummer;Antal\n\nKER-1001;1\nKER-1011;1'), [[3], [4]]],
  ['a spreadsheet', () => readListFile(spreadsheet(0, 4)), [[4]]],
])('tells each row of %s by its place, empty ones counted', async (_, read, places) => {
  expect(await read()).toMatchObject({ rows: places.map((own) => ({ places: own })) });
});
