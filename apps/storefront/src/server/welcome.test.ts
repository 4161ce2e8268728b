import { expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { welcome } from './welcome.ts';

const open = { SHOP_SV_ORIGIN: 'https://torg.example', SHOP_NB_ORIGIN: 'https://torg.example.no' };

it('tells how to sign in only where the demo accounts are there', () => {
  expect(welcome(readConfig({}))).toContain('anna@torg.example, password torg-demo-1');
  expect(welcome(readConfig(open))).not.toContain('Sign in');
});

it('tells who can reach it', () => {
  expect(welcome(readConfig({}))).toContain('on port 3000 of 127.0.0.1: for this machine alone');
  expect(welcome(readConfig(open))).toContain('on port 3000 of every address');
});
