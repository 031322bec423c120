import { describe, expect, it } from 'vitest';
import { chooseCorrection, rankCorrections } from './spelling-corrections.ts';

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
    ['wein', 'wenn'],
  ])('%s is not %s', (typed, other) => {
    expect(wordsNear(typed, other)).toEqual([]);
  });
});

describe('a word that nothing has', () => {
  const seen = (count: number, isInLanguage = true) => ({ count, isInLanguage, isInTitle: false });
  const visible = (...words: string[]) => new Map(words.map((word) => [word, seen(10)]));
  const corrected = (typed: string, ...words: string[]) => {
    const correction = chooseCorrection(typed, near(typed, ...words), visible(...words));
    return correction && `${correction.kind}: ${correction.by.map(({ word }) => word).join(' ')}`;
  };

  it.each([
    ['upronost', 'upornost'],
    ['kirchof', 'kirchhoff'],
    ['kirchoff', 'kirchhoffova'],
    ['currrent', 'current'],
    ['wiederstand', 'widerstand'],
    ['temparature', 'temperature'],
    ['conducter', 'conductor'],
    ['kondenzador', 'kondenzator'],
    ['zakno', 'zakon'],
  ])('is replaced where nobody would write it so on purpose: %s, %s', (typed, meant) => {
    expect(corrected(typed, meant)).toBe(`replaced: ${meant}`);
  });

  it.each([
    ['primarni', 'primeri'],
    ['reifen', 'reihen'],
    ['schalung', 'schaltung'],
    ['stresnik', 'streznik'],
    ['filing', 'filling'],
    ['stepper', 'steeper'],
    ['pritakanje', 'pretakanje'],
    ['ziegen', 'zeigen'],
    ['scheibe', 'schiebe'],
    ['flasche', 'falsche'],
  ])('stays where it may be spelt as it should be, and the other is offered: %s, %s', (typed, other) => {
    expect(corrected(typed, other)).toBe(`offered: ${other}`);
  });

  it.each([
    ['messfuhler', 'messfehler', 2],
    ['varcnosti', 'varnosti', 2],
    ['compliment', 'complement', 1],
    ['angel', 'angle', 90],
    ['zakno', 'zakon', 9],
    ['caries', 'carries', 9],
  ])('stays where few texts have the other, which is offered: %s, %s', (typed, other, count) => {
    const correction = chooseCorrection(typed, near(typed, other), new Map([[other, seen(count)]]));
    expect(correction).toMatchObject({ kind: 'offered', by: [{ word: other }] });
  });

  it('is replaced where few texts have the other, but one of them in its title', () => {
    const uses = new Map([['podomrezja', { ...seen(1), isInTitle: true }]]);
    const correction = chooseCorrection('podmrezja', near('podmrezja', 'podomrezja'), uses);
    expect(correction).toMatchObject({ kind: 'replaced', by: [{ word: 'podomrezja' }] });
  });

  it('stays where it begins almost like a longer one', () => {
    expect(corrected('scheibe', 'schiebesitz')).toBe('offered: schiebesitz');
    expect(corrected('predracun', 'preracunana')).toBe('offered: preracunana');
  });

  it('stays where the other has a ß', () => {
    const found = rankCorrections('fliesen', [{ word: 'fliessen', written: 'fließen' }]);
    expect(chooseCorrection('fliesen', found, visible('fliessen'))).toMatchObject({ kind: 'offered' });
  });

  it('is taken for what has a letter less before what has another one', () => {
    expect(corrected('tokk', 'toka', 'tok')).toBe('offered: tok');
    expect(corrected('kirchofov', 'kirhofov', 'kirchhoffov')).toBe('replaced: kirchhoffov');
  });

  it('is never replaced by a word of another language', () => {
    const foreign = new Map([['temperature', seen(9, false)]]);
    const correction = chooseCorrection('temparature', near('temparature', 'temperature'), foreign);
    expect(correction).toMatchObject({ kind: 'offered', by: [{ word: 'temperature' }] });
    const unlikely = new Map([['reactors', seen(9, false)]]);
    expect(chooseCorrection('reaktor', near('reaktor', 'reactors'), unlikely)).toBeNull();
  });

  it('is replaced by what more texts have first, where several are as near', () => {
    const found = near('kirchoff', 'kirchhoffova', 'kirchhoffov');
    const uses = new Map([
      ['kirchhoffova', seen(2)],
      ['kirchhoffov', seen(9)],
    ]);
    const by = chooseCorrection('kirchoff', found, uses)?.by.map(({ word }) => word);
    expect(by).toEqual(['kirchhoffov', 'kirchhoffova']);
  });

  it('is not replaced where different words are as near', () => {
    expect(corrected('premiranje', 'pretmiranje', 'premirjanje')).toBe('offered: pretmiranje');
    const two = ['privitin', 'praviln'].map((word) => ({ word, written: word, distance: 2 }));
    expect(chooseCorrection('pravitin', two, visible('privitin', 'praviln'))).toBeNull();
  });
});
