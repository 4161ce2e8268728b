import type { SeedGoods, SeedRelation } from '@torg/merchant-api/seed';

function similar(...families: readonly string[]): SeedRelation[] {
  return families.map((family) => ({ family, type: 'SIMILAR' }));
}

function accessories(...families: readonly string[]): SeedRelation[] {
  return families.map((family) => ({ family, type: 'ACCESSORIES' }));
}

function related(...families: readonly string[]): SeedRelation[] {
  return families.map((family) => ({ family, type: 'RELATED' }));
}

const relations: Readonly<Record<string, readonly SeedRelation[]>> = {
  'mugg-strand': [
    ...related('skal-strand', 'tallrik-strand', 'kanna-strand'),
    ...similar('espressokopp-strand'),
    ...accessories('kaffe-mellanrost', 'te-lingon'),
  ],
  'espressokopp-strand': [...similar('mugg-strand'), ...accessories('kaffe-morkrost', 'choklad-bit')],
  'skal-strand': [...related('mugg-strand', 'tallrik-strand'), ...accessories('granola-havre')],
  'tallrik-strand': related('skal-strand', 'mugg-strand', 'aggkopp-strand'),
  'kanna-strand': [...similar('karaff-dagg'), ...accessories('saft-bondens', 'glas-dagg')],
  'tekanna-lur': [...accessories('te-lingon', 'te-tradgard', 'honung-ang'), ...related('mugg-strand')],
  'aggkopp-strand': related('skal-strand', 'mugg-strand', 'pepparkvarn-kvist'),
  'karaff-dagg': [...related('glas-dagg'), ...similar('kanna-strand')],
  'glas-dagg': related('karaff-dagg', 'saft-bondens'),
  'skarbrada-kvist': related('pepparkvarn-kvist', 'kokshandduk-smedja'),
  'pepparkvarn-kvist': related('skarbrada-kvist', 'burk-skafferi'),
  'burk-skafferi': accessories('kaffe-mellanrost', 'granola-havre'),
  'vas-aker': similar('vas-sten', 'vas-stam'),
  'vas-sten': similar('vas-aker', 'vas-stam'),
  'vas-stam': similar('vas-sten', 'vas-aker'),
  'bordslampa-mon': similar('golvlampa-mon', 'taklampa-klocka'),
  'golvlampa-mon': [...similar('bordslampa-mon', 'taklampa-klocka'), ...related('sidobord-rund')],
  'taklampa-klocka': similar('golvlampa-mon', 'bordslampa-mon'),
  'ljusstake-vaka': [...similar('ljuslykta-glimt'), ...related('blockljus-natt', 'doftljus-stilla')],
  'ljuslykta-glimt': related('ljusstake-vaka', 'blockljus-natt'),
  'blockljus-natt': related('ljusstake-vaka', 'doftljus-stilla'),
  'doftljus-stilla': related('blockljus-natt', 'badsalt-strand'),
  'stol-spjala': [...related('bank-spjala', 'pall-tall'), ...accessories('kudde-lin')],
  'bank-spjala': related('stol-spjala', 'pall-tall', 'matta-rand'),
  'sidobord-rund': related('golvlampa-mon', 'pall-tall', 'vas-sten'),
  'pall-tall': similar('sidobord-rund', 'stol-spjala'),
  'spegel-tjarn': related('vaggklocka-stund', 'vagghylla-plan'),
  'vaggklocka-stund': related('spegel-tjarn', 'affisch-utsikt'),
  'affisch-utsikt': related('vaggklocka-stund', 'vagghylla-plan'),
  'kudde-lin': [...similar('kudde-rand'), ...related('plad-frost')],
  'kudde-rand': [...similar('kudde-lin'), ...related('matta-rand')],
  'plad-frost': related('kudde-lin', 'kudde-rand', 'sockor-stig'),
  'matta-rand': related('kudde-rand', 'plad-frost'),
  'handduk-tjarn': related('gasthandduk-tjarn', 'tval-havre'),
  'gasthandduk-tjarn': related('handduk-tjarn', 'handtval'),
  'ulltroja-hed': [...similar('troja-fjall', 'kofta-ronn'), ...related('mossa-bris', 'sockor-stig')],
  'troja-fjall': [...similar('ulltroja-hed', 'kofta-ronn'), ...related('halsduk-bris', 'vantar-bris')],
  'kofta-ronn': similar('ulltroja-hed', 'troja-fjall'),
  'mossa-bris': related('halsduk-bris', 'vantar-bris', 'barnmossa-tofs'),
  'halsduk-bris': related('mossa-bris', 'vantar-bris'),
  'sockor-stig': [...similar('barnsockor-stig'), ...related('plad-frost')],
  'kaffe-mellanrost': [...similar('kaffe-morkrost'), ...accessories('burk-skafferi', 'mugg-strand')],
  'te-lingon': [...similar('te-tradgard'), ...accessories('tekanna-lur', 'honung-ang')],
  'honung-ang': related('te-lingon', 'granola-havre', 'sylt-skog'),
  'sylt-skog': similar('lingonsylt', 'honung-ang'),
  'choklad-bit': related('kaffe-morkrost', 'te-lingon'),
  handtval: [...related('handkram', 'gasthandduk-tjarn'), ...accessories('tvalpump-stengods')],
  handkram: related('handtval', 'tval-havre'),
  'tvalpump-stengods': accessories('handtval'),
  'ringtorn-topp': similar('klossar-by', 'trabil-rulle'),
  'trabil-rulle': similar('trabat-vag', 'klossar-by'),
  'trabat-vag': similar('trabil-rulle', 'snurra-virvel'),
  'presentask-ljus': accessories('presentpapper-kvist', 'kort-vinter'),
  'bok-maska': related('ulltroja-hed', 'mossa-bris'),
  'bok-fika': related('burk-skafferi', 'kaffe-mellanrost'),
};

/** Which goods go with which. */
export const relationGoods: Readonly<Record<string, Pick<SeedGoods, 'related'>>> = Object.fromEntries(
  Object.entries(relations).map(([family, own]) => [family, { related: own }]),
);
