import type { Frame, SetOut, StillLife } from '../still-life.ts';

/** The wide picture above a campaign's list. */
function banner(fileName: string, alt: Frame['alt'], still: Omit<StillLife, 'frames'>): StillLife {
  const camera = { azimuth: 4, elevation: 11, fill: 0.78, lens: 70, aperture: 6 };
  return { ...still, frames: [{ fileName, folder: 'campaign', width: 1440, height: 480, camera, alt }] };
}

const lit = (of: string, at: SetOut['at'], tall: number): SetOut => ({ of, at, tall, isInUse: true });

/** The campaigns of the demo catalogue. */
export const campaigns: readonly StillLife[] = [
  banner(
    'vinterljus.avif',
    { sv: 'Tända blockljus och ljuslyktor i skymningen.', nb: 'Tente kubbelys og lyslykter i skumringen.' },
    {
      wall: '#5c6470',
      table: 'walnut',
      goods: [
        lit('blockljus-natt-havre', [-46, 6], 18),
        lit('ljuslykta-glimt-barnsten', [-16, -4], 9),
        lit('blockljus-natt-lingon', [16, 8], 20),
        lit('ljuslykta-glimt-rok', [46, -4], 9),
      ],
    },
  ),
  banner(
    'duka-till-advent.avif',
    { sv: 'Tallrikar och skålar i stengods på en linneduk.', nb: 'Tallerkener og boller i steingods på en linduk.' },
    {
      wall: '#d8cdb8',
      table: 'linen',
      goods: [
        { of: 'tallrik-strand-havre', at: [-44, 4], tall: 2.8 },
        { of: 'skal-strand-kritvit', at: [-44, 4], tall: 8.5, lift: 1.4 },
        { of: 'ljusstake-vaka-massing', at: [-4, 14], tall: 30, isInUse: true },
        { of: 'tallrik-strand-grafit', at: [34, 2], tall: 2.8 },
        { of: 'skal-strand-isbla', at: [34, 2], tall: 8.5, lift: 1.4 },
      ],
    },
  ),
  banner(
    'klappar-under-300.avif',
    {
      sv: 'En mugg, te, honung, en flaska handtvål och en presentask.',
      nb: 'Et krus, te, honning, en flaske håndsåpe og en gaveeske.',
    },
    {
      wall: '#c9d0c2',
      table: 'oak',
      goods: [
        { of: 'te-lingon-lingon', at: [-48, 4], tall: 13 },
        { of: 'mugg-strand-mossa', at: [-24, -4], tall: 9.5, turn: 20 },
        { of: 'presentask-ljus-havre', at: [6, 8], tall: 16, turn: -14 },
        { of: 'honung-ang-barnsten', at: [34, -2], tall: 11 },
        { of: 'handtval-citrontimjan', at: [52, 6], tall: 17 },
      ],
    },
  ),
];
