import { reasonedCast } from './reasoned-cast.mjs';
import { ruleTester } from './rule-tester.mjs';

const bare = [{ messageId: 'bare' }];

ruleTester.run('reasoned-cast', reasonedCast, {
  valid: [
    "const kinds = ['a', 'b'] as const;",
    'const page = JSON.parse(text) as Page; // written by our own build',
    'const page = read(\n  text,\n) as Page; // written by our own build',
    'const size = { width: 1 } satisfies Size;',
  ],
  invalid: [
    { code: 'const page = JSON.parse(text) as Page;', errors: bare },
    { code: '// written by our own build\nconst page = JSON.parse(text) as Page;', errors: bare },
    { code: 'const page = text as unknown as Page;', errors: [...bare, ...bare] },
    { code: 'const page = text as Page; // ok', errors: bare },
  ],
});
