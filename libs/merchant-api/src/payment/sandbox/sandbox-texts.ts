import { shopLanguageOf } from '../../market/shop-language.ts';
import type { SandboxChoice } from './sandbox-payment.ts';

/** What the sandbox's pages say. */
export interface SandboxTexts {
  title: string;
  note: string;
  toPay: string;
  terms: string;
  choices: Record<SandboxChoice, { label: string; says: string }>;
  others: string;
  decided: Record<'paid' | 'pending' | 'declined' | 'out-of-stock' | 'blocked' | 'expired', string>;
  refused: Record<'Incomplete' | 'Changed' | 'Over', string>;
  toShop: string;
  toCheckout: string;
  unknown: string;
}

const sv: SandboxTexts = {
  title: 'Betalning',
  note: 'Det här är en provbetalning. Inga pengar dras – du väljer själv hur den ska gå.',
  toPay: 'Att betala',
  terms: 'När du betalar godkänner du butikens köpvillkor.',
  others: 'Prova något annat',
  choices: {
    approve: { label: 'Betala', says: 'Betalningen går igenom.' },
    decline: { label: 'Neka', says: 'Banken säger nej.' },
    block: { label: 'Spärrad kund', says: 'Kunden får inte använda det här betalsättet.' },
    'out-of-stock': { label: 'Slut i lager', says: 'Varan tog slut medan du var här.' },
    slow: { label: 'Långsam bank', says: 'Svaret kommer efter 20 sekunder.' },
    late: { label: 'Sent svar', says: 'Pengarna kommer först efter 40 minuter.' },
    lost: { label: 'Tappat svar', says: 'Pengarna dras, men butiken får aldrig veta det härifrån.' },
    twice: { label: 'Dubbelt svar', says: 'Butiken får samma besked två gånger.' },
    abandon: { label: 'Gå härifrån', says: 'Tillbaka till kassan utan att betala.' },
  },
  decided: {
    paid: 'Tack! Betalningen är genomförd.',
    pending: 'Vi väntar på besked från banken.',
    declined: 'Betalningen godkändes inte. Välj ett annat betalsätt.',
    'out-of-stock': 'Varan tog slut och inget har dragits. Ändra varukorgen i kassan.',
    blocked: 'Betalsättet kan inte användas för det här köpet. Välj ett annat.',
    expired: 'Tiden för att betala har gått ut.',
  },
  refused: {
    Incomplete: 'Fyll i dina uppgifter och välj leverans i kassan först.',
    Changed: 'Varukorgen har ändrats. Ladda om kassan och försök igen.',
    Over: 'Den här betalningen är avslutad. Ladda om kassan.',
  },
  toShop: 'Till butiken',
  toCheckout: 'Till kassan',
  unknown: 'Betalningen finns inte',
};

const nb: SandboxTexts = {
  title: 'Betaling',
  note: 'Dette er en prøvebetaling. Ingen penger trekkes – du velger selv hvordan den skal gå.',
  toPay: 'Å betale',
  terms: 'Når du betaler, godtar du butikkens kjøpsvilkår.',
  others: 'Prøv noe annet',
  choices: {
    approve: { label: 'Betal', says: 'Betalingen går gjennom.' },
    decline: { label: 'Avvis', says: 'Banken sier nei.' },
    block: { label: 'Sperret kunde', says: 'Kunden får ikke bruke denne betalingsmåten.' },
    'out-of-stock': { label: 'Utsolgt', says: 'Varen ble utsolgt mens du var her.' },
    slow: { label: 'Treg bank', says: 'Svaret kommer etter 20 sekunder.' },
    late: { label: 'Sent svar', says: 'Pengene kommer først etter 40 minutter.' },
    lost: { label: 'Tapt svar', says: 'Pengene trekkes, men butikken får aldri vite det herfra.' },
    twice: { label: 'Dobbelt svar', says: 'Butikken får samme beskjed to ganger.' },
    abandon: { label: 'Gå herfra', says: 'Tilbake til kassen uten å betale.' },
  },
  decided: {
    paid: 'Takk! Betalingen er gjennomført.',
    pending: 'Vi venter på svar fra banken.',
    declined: 'Betalingen ble ikke godkjent. Velg en annen betalingsmåte.',
    'out-of-stock': 'Varen ble utsolgt, og ingenting er trukket. Endre handlekurven i kassen.',
    blocked: 'Betalingsmåten kan ikke brukes for dette kjøpet. Velg en annen.',
    expired: 'Tiden for å betale har gått ut.',
  },
  refused: {
    Incomplete: 'Fyll ut opplysningene dine og velg levering i kassen først.',
    Changed: 'Handlekurven er endret. Last kassen på nytt og prøv igjen.',
    Over: 'Denne betalingen er avsluttet. Last kassen på nytt.',
  },
  toShop: 'Til butikken',
  toCheckout: 'Til kassen',
  unknown: 'Betalingen finnes ikke',
};

/** The texts of a language; Swedish where there are none of its own. */
export function sandboxTexts(languageId: string): SandboxTexts {
  return { sv, nb }[shopLanguageOf(languageId)];
}
