import { globalStyle } from '@vanilla-extract/css';

/** The shop's lists have no marks; the steps of a guide have their numbers. */
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
