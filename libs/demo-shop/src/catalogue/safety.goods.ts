import type { SeedGoods } from '@torg/merchant-api/seed';
import { text } from './localised-text.ts';
import { makers } from './makers.ts';

type Safety = Pick<SeedGoods, 'safety'>;

const candle: Safety = {
  safety: {
    warnings: text(
      'Bränn aldrig ljus utan uppsikt. Håll ljus utom räckhåll för barn och husdjur. Ställ inte ljus nära något som kan ta eld. Lämna minst tio centimeter mellan brinnande ljus.',
      'La aldri lys brenne uten tilsyn. Hold lys utilgjengelig for barn og kjæledyr. Sett ikke lys nær noe som kan ta fyr. Ha minst ti centimeter mellom brennende lys.',
    ),
  },
};
const smallParts: Safety = {
  safety: {
    warnings: text(
      'Varning! Inte lämplig för barn under 36 månader. Innehåller små delar. Kvävningsrisk.',
      'Advarsel! Ikke egnet for barn under 36 måneder. Inneholder små deler. Kvelningsfare.',
    ),
  },
};
const wallMounted: Safety = {
  safety: {
    warnings: text(
      'Fäst i vägg med skruv och plugg som passar väggen. Fel infästning kan göra att den faller.',
      'Festes i veggen med skrue og plugg som passer veggen. Feil feste kan føre til at den faller.',
    ),
  },
};
const lamp: Safety = {
  safety: {
    warnings: text(
      'Bryt strömmen innan ljuskällan byts. Använd inte starkare ljuskälla än vad som står på lampan.',
      'Slå av strømmen før lyskilden byttes. Bruk ikke sterkere lyskilde enn det som står på lampen.',
    ),
  },
};

/** What must be known to use the goods safely. The maker follows from the brand unless another one is named. */
export const safetyGoods: Readonly<Record<string, Safety>> = {
  'ljusstake-vaka': candle,
  'ljuslykta-glimt': candle,
  'blockljus-natt': candle,
  'doftljus-stilla': candle,
  'bordslampa-mon': lamp,
  'golvlampa-mon': {
    safety: {
      ...lamp.safety,
      manufacturer: {
        name: 'Hsin Deng Lighting Co., Ltd.',
        postalAddress: '88 Dengguang Road, Taichung 999, Taiwan',
        electronicAddress: 'hsindeng@torg.example',
      },
      ...(makers.skymma && { responsiblePerson: makers.skymma }),
    },
  },
  'taklampa-klocka': {
    safety: {
      warnings: text(
        'Ska anslutas av behörig elektriker där takuttag saknas. Bryt strömmen innan ljuskällan byts.',
        'Skal kobles til av autorisert elektriker der takkontakt mangler. Slå av strømmen før lyskilden byttes.',
      ),
    },
  },
  'vagghylla-plan': wallMounted,
  'spegel-tjarn': wallMounted,
  'snurra-virvel': smallParts,
  'trabat-vag': {
    safety: {
      warnings: text(
        'Varning! Inte lämplig för barn under 36 månader. Små delar, långt snöre. Används i vatten endast under uppsikt av en vuxen.',
        'Advarsel! Ikke egnet for barn under 36 måneder. Små deler, lang snor. Brukes i vann bare under tilsyn av en voksen.',
      ),
    },
  },
  'skarbrada-kvist': {
    safety: { warnings: text('Skölj av rått kött och fisk direkt.', 'Skyll av rått kjøtt og fisk med en gang.') },
  },
};
