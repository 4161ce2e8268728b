import { describe, expect, it } from 'vitest';
import { cityOf } from './city-of.ts';
import { norwegianPlaces } from './norwegian-places.ts';
import { swedishTowns } from './swedish-towns.ts';

describe('the city of a postal code', () => {
  it.each([
    ['NO', '0150', 'Oslo'],
    ['NO', '0001', 'Oslo'],
    ['NO', '5003', 'Bergen'],
    ['NO', '7010', 'Trondheim'],
    ['NO', '4006', 'Stavanger'],
    ['NO', '9008', 'Tromsø'],
    ['NO', '4608', 'Kristiansand S'],
    ['NO', '8622', 'Mo i Rana'],
    ['NO', '9170', 'Longyearbyen'],
    ['NO', '9990', 'Båtsfjord'],
    ['SE', '11122', 'Stockholm'],
    ['SE', '41103', 'Göteborg'],
    ['SE', '21122', 'Malmö'],
    ['SE', '75310', 'Uppsala'],
    ['SE', '17141', 'Solna'],
    ['SE', '57131', 'Nässjö'],
  ])('in %s of %s is %s', (country, zip, city) => {
    expect(cityOf(country, zip)).toBe(city);
  });

  it('is found however the code is written', () => {
    expect(cityOf('SE', 'se-111 22')).toBe('Stockholm');
    expect(cityOf('NO', ' N-0150')).toBe('Oslo');
  });

  it.each([
    ['a code that nobody has', 'NO', '0002'],
    ['a town that no beginning stands for alone', 'SE', '21611'],
    ['half a code', 'SE', '1112'],
    ['a code of another country', 'NO', '11122'],
    ['a country whose codes are not known', 'DE', '10115'],
    ['no code', 'NO', 'constructor'],
  ])('is not known for %s', (_, country, zip) => {
    expect(cityOf(country, zip)).toBeNull();
  });
});

it('knows all of Norway, and the larger towns of Sweden', () => {
  const norwegian = Array.from({ length: 10_000 }, (_, n) => cityOf('NO', String(n).padStart(4, '0')));
  expect(norwegian.filter((city) => city !== null)).toHaveLength(5132);
  expect(new Set(norwegian).size - 1).toBe(1828);
  expect(Object.keys(swedishTowns).length).toBeGreaterThanOrEqual(75);
});

it('has each code in one place alone', () => {
  const numbers = (ranges: string) =>
    ranges.split(/[ ,]/).flatMap((range) => {
      const [first = '', last = first] = range.split('-');
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) =>
        String(Number(first) + n).padStart(first.length, '0'),
      );
    });
  const beginnings = Object.values(swedishTowns).flatMap(numbers);
  const shared = beginnings.filter((one, at) => beginnings.some((other, n) => n !== at && one.startsWith(other)));
  expect(shared).toEqual([]);
  for (const line of norwegianPlaces.trim().split('\n')) {
    const codes = line
      .slice(3)
      .split(';')
      .flatMap((place) => numbers(place.slice(place.lastIndexOf(' ') + 1)));
    expect(codes).toEqual([...new Set(codes)]);
  }
});
