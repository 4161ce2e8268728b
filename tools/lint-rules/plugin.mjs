import { featuresApart } from './features-apart.mjs';
import { noLiteralWords } from './no-literal-words.mjs';
import { noPathLiteral } from './no-path-literal.mjs';
import { noRawColour } from './no-raw-colour.mjs';
import { reasonedCast } from './reasoned-cast.mjs';
import { roomsInOrder } from './rooms-in-order.mjs';

/** The project's own lint rules, for eslint.config.mjs. */
export const torgRules = {
  meta: { name: 'torg' },
  rules: {
    'features-apart': featuresApart,
    'no-literal-words': noLiteralWords,
    'no-path-literal': noPathLiteral,
    'no-raw-colour': noRawColour,
    'reasoned-cast': reasonedCast,
    'rooms-in-order': roomsInOrder,
  },
};
