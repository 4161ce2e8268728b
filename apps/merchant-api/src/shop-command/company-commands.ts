import { parseArgs } from 'node:util';
import {
  formatMoney,
  grantCredit,
  listCompanies,
  openCompany,
  readNorwegianOrganisationNumber,
  readSwedishOrganisationNumber,
  setPriceList,
  type OpenCompanyResult,
} from '@torg/merchant-api/back-office';
import { readAmount } from './read-number.ts';
import {
  done,
  refused,
  type CommandOutcome,
  type ReadCommand,
  type ShopCommand,
  type ShopWorld,
} from './shop-command.ts';

const options = {
  country: { type: 'string', default: 'SE' },
  credit: { type: 'string' },
  administrator: { type: 'string' },
} as const;

/** How each country writes the numbers of its organizations, and in which currency they buy. */
const countries = {
  SE: { currency: 'SEK', read: (text: string, today: string) => readSwedishOrganisationNumber(text, today) },
  NO: { currency: 'NOK', read: (text: string) => readNorwegianOrganisationNumber(text) },
};
type CountryCode = keyof typeof countries;
const isCountry = (text: string): text is CountryCode => text in countries;

const wrongCountry: ReadCommand = { ok: false, problem: 'The country is SE or NO' };
const wrongCredit: ReadCommand = { ok: false, problem: 'Write the credit as an amount like 50000 or 499,50' };

async function list({ db }: ShopWorld): Promise<CommandOutcome> {
  const companies = await listCompanies(db);
  if (companies.length === 0) return done('No organization buys together.');
  return done(
    ...companies.map(({ name, organisationNumber, countryCode, currency, creditUsed, creditLimit, members }) => {
      const money = (minor: number) => formatMoney(minor, { currency, language: 'sv' });
      const credit = `owes ${money(creditUsed)} of ${money(creditLimit)}`;
      return `${countryCode} ${organisationNumber}  ${name}  ${members} members  ${credit}`;
    }),
  );
}

function readOpen(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [written, name, ...rest] = positionals;
  const { country, administrator } = values;
  const creditLimit = readAmount(values.credit);
  if (written === undefined || !name?.trim() || rest.length > 0) {
    return { ok: false, problem: 'Give the number of an organization, then its name in quotation marks' };
  }
  if (!isCountry(country)) return wrongCountry;
  if (creditLimit === null) return wrongCredit;
  if (!administrator) return { ok: false, problem: 'Say who leads it, as --administrator EMAIL' };
  const { currency } = countries[country];
  return {
    ok: true,
    async run({ db, now }) {
      const organisationNumber = readNumber(country, written, now);
      if (organisationNumber === null) return wrongNumber(country, written);
      const company = { name: name.trim(), organisationNumber, countryCode: country, currency, creditLimit };
      const result = await openCompany(db, { ...company, administrator, now });
      return result.kind === 'opened'
        ? done(`${administrator} leads ${company.name} now, and invites its members.`)
        : refused(refusal(result, administrator));
    },
  };
}

function readCredit(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [written, amount, ...rest] = positionals;
  const creditLimit = readAmount(amount);
  const { country } = values;
  if (written === undefined || rest.length > 0) {
    return { ok: false, problem: 'Give the number of an organization, then the most that it may owe' };
  }
  if (!isCountry(country)) return wrongCountry;
  if (creditLimit === null) return wrongCredit;
  return {
    ok: true,
    async run({ db, now }) {
      const organisationNumber = readNumber(country, written, now);
      if (organisationNumber === null) return wrongNumber(country, written);
      const isThere = await grantCredit(db, { organisationNumber, countryCode: country, creditLimit });
      if (!isThere) return refused(`No organization of ${country} has the number ${written}. Look at \`companies\`.`);
      const most = formatMoney(creditLimit, { currency: countries[country].currency, language: 'sv' });
      return done(`${written} may owe ${most}.`);
    },
  };
}

function readPrices(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [written, identifier = null, ...rest] = positionals;
  const { country } = values;
  if (written === undefined || rest.length > 0) {
    return {
      ok: false,
      problem: "Give the number of an organization, then its price list; none for everybody's prices",
    };
  }
  if (!isCountry(country)) return wrongCountry;
  return {
    ok: true,
    async run({ db, now }) {
      const organisationNumber = readNumber(country, written, now);
      if (organisationNumber === null) return wrongNumber(country, written);
      switch (await setPriceList(db, { organisationNumber, countryCode: country, identifier })) {
        case 'unknown-company':
          return refused(`No organization of ${country} has the number ${written}. Look at \`companies\`.`);
        case 'unknown-list':
          return refused(`There is no price list '${identifier}'.`);
        case 'set':
          return done(
            identifier === null ? `${written} buys at everybody's prices.` : `${written} buys by '${identifier}'.`,
          );
      }
    },
  };
}

const readNumber = (country: CountryCode, written: string, now: number) =>
  countries[country].read(written, new Date(now).toISOString().slice(0, 10));

const wrongNumber = (country: CountryCode, written: string) =>
  refused(`'${written}' is no number of an organization of ${country}: look at its digits once more.`);

function refusal(result: Exclude<OpenCompanyResult, { kind: 'opened' }>, administrator: string): string {
  switch (result.kind) {
    case 'unknown-customer':
      return `There is no customer '${administrator}': they make an account first.`;
    case 'already-member':
      return `${administrator} buys for ${result.of}, and nobody buys for two.`;
    case 'number-taken':
      return 'That organization is there already. Look at `companies`.';
  }
}

/** What the back office does with organizations whose members buy together. */
export const companyCommands: readonly ShopCommand[] = [
  {
    name: 'companies',
    usage: '',
    about: 'lists the organizations whose members buy together, with what they owe',
    read: () => ({ ok: true, run: list }),
  },
  {
    name: 'company credit',
    usage: 'NUMBER AMOUNT [--country SE]',
    about: 'changes what an organization may owe',
    read: readCredit,
  },
  {
    name: 'company prices',
    usage: 'NUMBER [LIST] [--country SE]',
    about: "has an organization buy by a price list, or at everybody's prices",
    read: readPrices,
  },
  {
    name: 'company',
    usage: 'NUMBER NAME --administrator EMAIL --credit AMOUNT [--country SE]',
    about: 'lets an organization buy together, led by a customer who invites the others',
    read: readOpen,
  },
];
