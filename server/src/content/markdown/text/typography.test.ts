import { expect, it } from 'vitest';
import { joinUnits } from './typography.ts';

it.each([
  '12_V, 4,7_kΩ in 10_µA.',
  '9,81_m/s², 3_N·m, 2_Nm, 1,5_mm², 60_%, 25_°C, 30_°, 5_min',
  'od 40 do 60_%',
  '100_kWh (3_h)',
  '5 voltov, 3 Avstrijci, 2 mesta, 12 V2, 7 s1',
  'pri 12 in 3 ali 4',
  'A 12, V 5',
])('keeps numbers and units together: %s', (expected) => {
  expect(joinUnits(expected.replaceAll('_', ' '))).toBe(expected.replaceAll('_', '\u202f'));
});

it('keeps them together over the end of a line', () => {
  expect(joinUnits('upor 4,7\nkΩ')).toBe('upor 4,7\u202fkΩ');
});
