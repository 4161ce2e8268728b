import { globalStyle, style } from '@vanilla-extract/css';

/** What organizations alone are asked: shown by the choice itself, so that it works without script. */
export const ofOrganization = style({ display: 'none' });
export const form = style({});
globalStyle(`${form}:has(input[value="ORGANIZATION"]:checked) ${ofOrganization}`, { display: 'block' });
