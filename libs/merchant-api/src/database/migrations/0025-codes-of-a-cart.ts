import { sql, type Kysely } from 'kysely';

/** As the shop writes codes. A database whose locale is C makes capitals of the letters from a to z alone. */
const capitals = (code: string) => `upper(translate(trim(${code}), 'åäöæøéèêüáíóúýðþ', 'ÅÄÖÆØÉÈÊÜÁÍÓÚÝÐÞ'))`;

/** What is no promotion's code was taken for a gift card's, as nothing else is accepted. */
const codesOf = (code: string) => `case when ${code} is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
  'kind', case when exists (select from promotions where promotions.code = ${capitals(code)}) then 'promotion'
    else 'gift-card' end,
  'code', ${code})) end`;

const statements = [
  `alter table carts add column codes jsonb not null default '[]'`,
  `update carts set codes = ${codesOf('promo_code')} where promo_code is not null`,
  `alter table carts drop column promo_code`,
  `update orders set counted = jsonb_set(counted #- '{cart,promoCode}', '{cart,codes}',
    jsonb_path_query_array(${codesOf(`(counted -> 'cart' ->> 'promoCode')`)}, '$[*] ? (@.kind == "promotion")'))`,
];

/** A cart has the codes of a promotion and of gift cards beside each other; an order keeps that of the promotion. */
export const codesOfACart = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
