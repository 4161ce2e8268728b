import { globalStyle, style } from '@vanilla-extract/css';

export const chosen = style({});
export const ofOrganization = style({ display: 'none' });
export const ofPerson = style({});

const isOrganization = `${chosen}:has(input[value="ORGANIZATION"]:checked)`;
globalStyle(`${isOrganization} ${ofOrganization}`, { display: 'block' });
globalStyle(`${isOrganization} ${ofPerson}`, { display: 'none' });
