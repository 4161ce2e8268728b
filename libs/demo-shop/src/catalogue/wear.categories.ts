import type { SeedCategory } from '@torg/merchant-api/seed';
import { category } from './define-category.ts';
import { text } from './localised-text.ts';

/** Textiles and clothes. */
export const wearCategories: readonly SeedCategory[] = [
  category(
    'textil',
    undefined,
    text('Textil', 'Tekstiler'),
    text('Lin, ull och bomull, vävt i Småland.', 'Lin, ull og bomull, vevd i Småland.'),
  ),
  category(
    'kuddar',
    'textil',
    text('Kuddar', 'Puter'),
    text('Kuddfodral i tvättat lin och ull.', 'Putetrekk i vasket lin og ull.'),
  ),
  category(
    'pladar',
    'textil',
    text('Plädar', 'Pledd'),
    text('Varma plädar för soffan och sommarkvällen.', 'Varme pledd til sofaen og sommerkvelden.'),
  ),
  category(
    'handdukar',
    'textil',
    text('Handdukar', 'Håndklær'),
    text('Tjock frotté till badet, lin till köket.', 'Tykk frotté til badet, lin til kjøkkenet.'),
  ),
  category(
    'badhanddukar',
    'handdukar',
    text('Badlakan och gästhanddukar', 'Bade- og gjestehåndklær'),
    text('Tjock frotté i ekologisk bomull.', 'Tykk frotté i økologisk bomull.'),
  ),
  category(
    'kokshanddukar',
    'handdukar',
    text('Kökshanddukar', 'Kjøkkenhåndklær'),
    text('Halvlin som torkar utan ludd.', 'Halvlin som tørker uten lo.'),
  ),
  category(
    'mattor',
    'textil',
    text('Mattor', 'Tepper'),
    text('Handvävda i ull, vändbara.', 'Håndvevd i ull, kan vendes.'),
  ),
  category(
    'klader',
    undefined,
    text('Kläder', 'Klær'),
    text('Stickat i ull och väskor i kraftig bomull.', 'Strikk i ull og vesker i kraftig bomull.'),
  ),
  category(
    'stickat',
    'klader',
    text('Tröjor och koftor', 'Gensere og kofter'),
    text('Ulltröjor som går att laga och ärva.', 'Ullgensere som kan repareres og arves.'),
  ),
  category(
    'mossor',
    'klader',
    text('Mössor, halsdukar och vantar', 'Luer, skjerf og votter'),
    text('Det som ligger i korgen i hallen.', 'Det som ligger i kurven i gangen.'),
  ),
  category(
    'sockor',
    'klader',
    text('Sockor', 'Sokker'),
    text('Ullsockor för stövlar, stuga och skidtur.', 'Ullsokker til støvler, hytte og skitur.'),
  ),
  category(
    'vaskor',
    'klader',
    text('Väskor', 'Vesker'),
    text('Kassar som orkar en veckas mat.', 'Bærenett som tåler en ukes mat.'),
  ),
];
