import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './read-config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('runs the embedded shop on port 3000 with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      merchantApi: { kind: 'embedded' },
      origins: { sv: 'http://localhost:3000', nb: 'http://nb.localhost:3000' },
    });
  });

  it('names every problem at once', () => {
    const problems = problemsOf({
      PORT: 'abc',
      DATABASE_URL: 'mysql://secret@db',
      MERCHANT_API_ENDPOINT: 'https://merchantapi.example/graphql',
      SHOP_NB_CHANNEL: 'norway',
    });
    expect(problems).toHaveLength(6);
    expect(problems.join('\n')).toMatch(/PORT .*"abc"/);
    expect(problems.join('\n')).toMatch(/SHOP_NB_CHANNEL must look like/);
  });

  it('asks for the key and the pictures of a real account', () => {
    expect(problemsOf({ MERCHANT_API_ENDPOINT: 'https://merchantapi.example/graphql' })).toEqual([
      'MERCHANT_API_KEY is needed when MERCHANT_API_ENDPOINT is set',
      'MERCHANT_API_IMAGES is needed when MERCHANT_API_ENDPOINT is set',
      'MERCHANT_API_AUTH is needed when MERCHANT_API_ENDPOINT is set',
    ]);
  });

  it('never repeats a secret', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://user:hunter2@db' }).join()).not.toContain('hunter2');
  });

  it('treats an empty value as absent', () => {
    expect(readConfig({ PORT: ' ' }).port).toBe(3000);
  });
});
