import { noRawColour } from './no-raw-colour.mjs';
import { ruleTester } from './rule-tester.mjs';

const raw = (colour) => [{ messageId: 'raw', data: { colour } }];

ruleTester.run('no-raw-colour', noRawColour, {
  valid: [
    'style({ color: vars.colour.accent });',
    "style({ color: 'transparent', borderColor: 'currentColor', outline: '2px solid CanvasText' });",
    'style({ border: `1px solid ${vars.border.control}` });',
    '<a href="#add">{text}</a>;',
    "<Link to={{ hash: '#bad' }} />;",
    "const step = '#1 of 3';",
    "const list = { tone: 'red' };",
    '<svg stroke="currentColor" fill="none" />;',
    "const label = 'Red shirts are in the #news';",
  ],
  invalid: [
    { code: "style({ color: '#eb6b11' });", errors: raw('#eb6b11') },
    { code: "const ground = '#FFF';", errors: raw('#FFF') },
    { code: "style({ boxShadow: '0 1px 2px rgba(0 0 0 / 20%)' });", errors: raw('rgba(') },
    { code: 'style({ border: `1px solid hsl(${hue} 50% 50%)` });', errors: raw('hsl(') },
    { code: "style({ background: 'linear-gradient(white, transparent)' });", errors: raw('white') },
    { code: "<p style={{ color: late ? 'red' : undefined }} />;", errors: raw('red') },
    { code: '<svg fill="Tomato" />;', errors: raw('Tomato') },
    { code: '<meta name="theme-color" content="#f6f1ea" />;', errors: raw('#f6f1ea') },
  ],
});
