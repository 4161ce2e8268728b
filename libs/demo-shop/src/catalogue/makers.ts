import type { SeedActor } from '@torg/merchant-api/seed';

function maker(name: string, street: string, place: string, mailbox: string): SeedActor {
  return { name, postalAddress: `${street}, ${place}, Sverige`, electronicAddress: `${mailbox}@torg.example` };
}

/** Who makes the goods of each brand. Names and addresses are invented, and the addresses for mail lead nowhere. */
export const makers: Readonly<Record<string, SeedActor>> = {
  lerkulla: maker('Torg Demobutik AB, Lerkulla', 'Drejarvägen 4', '360 99 Lerkulla', 'lerkulla'),
  glashulta: maker('Glashulta Hytta AB', 'Hyttgatan 1', '360 98 Glashulta', 'glashulta'),
  tallmora: maker('Torg Demobutik AB, Tallmora', 'Drejarvägen 6', '360 99 Lerkulla', 'tallmora'),
  skymma: maker('Skymma Belysning AB', 'Industrigatan 12', '360 97 Skymma', 'skymma'),
  linasa: maker('Torg Demobutik AB, Linåsa', 'Vävarvägen 2', '360 99 Lerkulla', 'linasa'),
  garnhult: maker('Torg Demobutik AB, Garnhult', 'Vävarvägen 8', '360 99 Lerkulla', 'garnhult'),
  kvarnsele: maker('Kvarnsele Livs AB', 'Kvarnvägen 9', '930 99 Kvarnsele', 'kvarnsele'),
  enrisa: maker('Enrisa Tvålkokeri AB', 'Strandvägen 3', '450 99 Enrisa', 'enrisa'),
  papperlund: maker('Papperlund Bokbinderi AB', 'Bruksgatan 5', '360 96 Papperlund', 'papperlund'),
  motivverket: maker('Motivverket AB', 'Kajen 2', '450 98 Motiv', 'motivverket'),
  hammarbrunn: maker('Hammarbrunn Hälsa AB', 'Brunnsvägen 7', '790 99 Hammarbrunn', 'hammarbrunn'),
};
