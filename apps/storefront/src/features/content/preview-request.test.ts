import { expect, it } from 'vitest';
import { frontPageArea } from '../../queries/front-page-area.ts';
import { readPreviewRequest } from './preview-request.ts';

it.each([
  ['', frontPageArea],
  ['family=Productlist', frontPageArea],
  ['alias=om-oss&family=Frontpage&areaName=x', { alias: 'om-oss' }],
  ['family=Product&areaName=Product+detail+page', { family: 'Product', areaName: 'Product detail page' }],
  ['alias=om-oss&displaySetting=Mobile', { alias: 'om-oss', displaySetting: 'mobile' }],
  ['alias=om-oss&displaySetting=paper', { alias: 'om-oss' }],
  ['customerType=ORGANIZATION', { ...frontPageArea, customerType: 'ORGANIZATION' }],
])('reads %j as what the API takes', (query, request) => {
  expect(readPreviewRequest(new URLSearchParams(query))).toEqual(request);
});
