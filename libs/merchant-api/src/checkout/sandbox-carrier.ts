import { dateAfterWorkingDays, localDateWriter, type ShopLanguage } from '@torg/commerce-sdk/domain';
import type { Carrier, CarrierOption, CarrierQuestion, PickupPoint } from './carrier.ts';
import { shopLanguageOf } from '../market/shop-language.ts';

type Texts = Readonly<Record<ShopLanguage, string>>;

interface SandboxService {
  id: string;
  carrierId: string;
  /** Working days until it arrives. */
  workingDays: number;
  name: Texts;
  /** What is said before the day. */
  arrives: Texts;
  about: Texts;
  hasPickupPoints: boolean;
  /** What a piece may weigh; a letter box holds no more, and a driver carries all. */
  mostGrams: number;
}

const collect = { sv: 'Kan hämtas från', nb: 'Kan hentes fra' };
const delivered = { sv: 'Levereras', nb: 'Leveres' };

const services: readonly SandboxService[] = [
  {
    id: 'pickup',
    carrierId: 'PLAB',
    workingDays: 2,
    name: { sv: 'Ombud nära dig', nb: 'Hentested nær deg' },
    arrives: collect,
    about: { sv: 'Ta med legitimation när du hämtar.', nb: 'Ta med legitimasjon når du henter.' },
    hasPickupPoints: true,
    mostGrams: 20_000,
  },
  {
    id: 'mailbox',
    carrierId: 'PLAB',
    workingDays: 3,
    name: { sv: 'Brevlådan', nb: 'Postkassen' },
    arrives: delivered,
    about: {
      sv: 'Det som inte får plats lämnas hos ett ombud.',
      nb: 'Får den ikke plass, havner den på et hentested.',
    },
    hasPickupPoints: false,
    mostGrams: 2_000,
  },
  {
    id: 'home',
    carrierId: 'PLAB',
    workingDays: 3,
    name: { sv: 'Hem till dörren', nb: 'Hjem på døren' },
    arrives: delivered,
    about: { sv: 'Föraren ringer innan.', nb: 'Sjåføren ringer på forhånd.' },
    hasPickupPoints: false,
    mostGrams: Infinity,
  },
];

const shops: readonly { name: Texts; street: Texts; metres: number }[] = [
  { name: { sv: 'Kvarterslivs', nb: 'Nærbutikken' }, street: { sv: 'Storgatan 4', nb: 'Storgata 4' }, metres: 250 },
  {
    name: { sv: 'Stationskiosken', nb: 'Stasjonskiosken' },
    street: { sv: 'Stationsvägen 1', nb: 'Stasjonsveien 1' },
    metres: 700,
  },
  { name: { sv: 'Torghandeln', nb: 'Torghandelen' }, street: { sv: 'Torggatan 12', nb: 'Torggata 12' }, metres: 1100 },
];

/** A carrier that goes everywhere, works on the market's working days, and has the same three shops in every place. */
export function createSandboxCarrier(): Carrier {
  const days = createDayWriters();
  return {
    optionsFor: async (question) =>
      services
        .filter(({ mostGrams }) => question.heaviestGrams <= mostGrams)
        .map((service) => toOption(service, question, days)),
  };
}

function toOption(service: SandboxService, question: CarrierQuestion, days: DayWriters): CarrierOption {
  const language = shopLanguageOf(question.languageId);
  const today = localDateWriter(question.timeZone)(question.now);
  const arrival = dateAfterWorkingDays(today, service.workingDays, question.countryCode);
  const day = days(question.languageId)(arrival);
  return {
    id: service.id,
    name: service.name[language],
    description1: `${service.arrives[language]} ${day}`,
    description2: service.about[language],
    carrierId: service.carrierId,
    price: null,
    earliestDate: arrival,
    agents: service.hasPickupPoints ? shops.map((_, index) => pickupPoint(index, language, question)) : [],
    subOptions: [],
  };
}

function pickupPoint(index: number, language: ShopLanguage, { postalCode, countryCode }: CarrierQuestion): PickupPoint {
  const shop = shops[index];
  return {
    id: `${countryCode}-${postalCode}-${index + 1}`,
    name: shop?.name[language] ?? '',
    address1: shop?.street[language] ?? '',
    address2: '',
    zipCode: postalCode,
    city: '',
    country: countryCode,
    distance: shop?.metres ?? 0,
  };
}

/** Writes an ISO date as a day in words, by language id. */
type DayWriters = (languageId: string) => (date: string) => string;

/** Making one takes longer than all else about an option, so they are kept. */
function createDayWriters(): DayWriters {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (languageId) => {
    const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    const format = made.get(languageId) ?? new Intl.DateTimeFormat(languageId, options);
    made.set(languageId, format);
    return (date) => format.format(Date.parse(date));
  };
}
