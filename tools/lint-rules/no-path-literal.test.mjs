import { noPathLiteral } from './no-path-literal.mjs';
import { ruleTester } from './rule-tester.mjs';

const path = (written) => [{ messageId: 'path', data: { path: written } }];

ruleTester.run('no-path-literal', noPathLiteral, {
  valid: [
    "<a href={href('product', { alias })}>{name}</a>;",
    '<a href="#content">{text}</a>;',
    '<a href={product.canonicalUrl}>{name}</a>;',
    '<a href={`?page=${page}`}>{page}</a>;',
    '<link rel="icon" href="/favicon.svg" />;',
    '<img src="/picture" />;',
    'navigate(href(name)); navigate(-1);',
    "fetch('/graphql');",
    "const path = '/health';",
    '<a href="https://example.com/">{text}</a>;',
  ],
  invalid: [
    { code: '<a href="/kassan">{text}</a>;', errors: path('/kassan') },
    { code: '<a href="/">{text}</a>;', errors: path('/') },
    { code: '<Link to={`/p/${alias}`}>{name}</Link>;', errors: path('/p/…') },
    { code: "<Link to={'/p/' + alias}>{name}</Link>;", errors: path('/p/') },
    { code: '<form method="post" action="/cart" />;', errors: path('/cart') },
    { code: "<a href={isOpen ? '/kassan' : address}>{text}</a>;", errors: path('/kassan') },
    { code: "<Link to={{ pathname: '/kassen' }}>{text}</Link>;", errors: path('/kassen') },
    { code: "navigate('/kassan');", errors: path('/kassan') },
    { code: "router.navigate({ to: '/kassan' });", errors: path('/kassan') },
    { code: 'throw redirect(`/c/${alias}`);', errors: path('/c/…') },
    { code: "Response.redirect('/varukorg', 303);", errors: path('/varukorg') },
  ],
});
