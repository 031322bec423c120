import { describe, expect, it } from 'vitest';
import { chooseCorrections, rankCorrections } from './spelling-corrections.ts';

const near = (typed: string, ...words: string[]) =>
  rankCorrections(
    typed,
    words.map((word) => ({ word, written: word })),
  );
const wordsNear = (typed: string, ...words: string[]) => near(typed, ...words).map(({ word }) => word);

describe('a mistyped word', () => {
  it.each([
    ['napetsot', 'napetost'],
    ['kirchoff', 'kirchhoff'],
    ['kirchoff', 'kirchhoffova'],
    ['kirhof', 'kirchhoff'],
    ['kirchofova', 'kirchhoffova'],
    ['podmrezja', 'podomrezja'],
    ['hexadecimalni', 'hexadecimal'],
    ['vztrajnosnti', 'vztrajnostni'],
    ['elekrticnna', 'elektricna'],
  ])('%s may be %s', (typed, meant) => {
    expect(wordsNear(typed, meant)).toEqual([meant]);
  });

  it.each([
    ['elektrike', 'elektrone'],
    ['elektrike', 'elektrikar'],
    ['binarno', 'linearno'],
    ['kineticna', 'kinematicna'],
    ['teznost', 'tocnost'],
    ['zancni', 'zacnite'],
    ['pritezni', 'pritegne'],
    ['cev', 'rev'],
  ])('%s is not %s', (typed, other) => {
    expect(wordsNear(typed, other)).toEqual([]);
  });
});

describe('of several words', () => {
  const seen = (count: number, isInLanguage = true) => ({ count, isInLanguage });

  it('the nearest is taken, then one in the asker’s language, then the one that more texts have', () => {
    const found = near('upro', 'upor', 'upri', 'uro', 'uprl');
    const visible = new Map([
      ['upor', seen(2)],
      ['upri', seen(9, false)],
      ['uro', seen(5)],
    ]);
    expect(chooseCorrections(found, visible).map(({ word }) => word)).toEqual(['uro', 'upor', 'upri']);
  });

  it('none is taken where quite different ones are two letters away', () => {
    const visible = new Map(['privitin', 'praviln'].map((word) => [word, seen(1)]));
    const two = ['privitin', 'praviln'].map((word) => ({ word, written: word, distance: 2 }));
    expect(chooseCorrections(two, visible)).toEqual([]);
    expect(chooseCorrections(two.slice(0, 1), visible)).toHaveLength(1);
  });
});
