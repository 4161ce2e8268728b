import { noLiteralWords } from './no-literal-words.mjs';
import { ruleTester } from './rule-tester.mjs';

const words = (text) => [{ messageId: 'words', data: { text } }];
const nordic = (text) => [{ messageId: 'nordic', data: { text } }];

ruleTester.run('no-literal-words', noLiteralWords, {
  valid: [
    "<p>{t('cart.empty')}</p>;",
    '<span>{count} × {price} – 100 %</span>;',
    '<button className="primary" aria-label={t(key)}>−</button>;',
    '<img alt="" src={src} />;',
    "<p>{status === 'ready' && total}</p>;",
    "const key = 'cart.add';",
    '<>&nbsp;•&nbsp;</>;',
  ],
  invalid: [
    { code: '<button>Köp</button>;', errors: words('Köp') },
    { code: '<p>\n  Add to cart\n</p>;', errors: words('Add to cart') },
    { code: '<>Hei</>;', errors: words('Hei') },
    { code: "<p>{isOpen ? 'Close' : t('open')}</p>;", errors: words('Close') },
    { code: '<p>{`${price} kr`}</p>;', errors: words('kr') },
    { code: '<button aria-label="Close" />;', errors: words('Close') },
    { code: "<img alt={name ?? 'Picture'} />;", errors: words('Picture') },
    { code: '<IconButton label="Lukk" />;', errors: words('Lukk') },
    { code: "const message = 'Varan är slut';", errors: nordic('Varan är slut') },
    { code: 'throw new Error(`Fant ikke ${name} på lager`);', errors: nordic('på lager') },
    { code: '<p className="x">Över</p>;', errors: words('Över') },
    { code: '<Card heading="Høst" />;', errors: nordic('Høst') },
  ],
});
