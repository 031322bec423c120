import { describe, expect, it } from 'vitest';
import { findDefiningSentence, findHeadedBy, findOwnDefinition, termWords } from './find-definition.ts';

const passage = (text: string, heading: string | null = null, title = '') => ({ text, heading, title });
const defined = (text: string, term: string) => findDefiningSentence([passage(text)], termWords(term))?.name ?? null;

describe('takes for a definition', () => {
  it.each([
    ['Časovna konstanta τ je čas, v katerem se kondenzator napolni.', 'časovna konstanta', 'Časovna konstanta'],
    ['Delovna moč P je del navidezne moči, ki opravi delo.', 'delovno močjo', 'Delovna moč'],
    ['Die Dichte ρ ist die Masse je Volumen.', 'die Dichte', 'Dichte'],
    ['Electric current is an orderly motion of charges.', 'current', 'current'],
    ['Količina, ki pove, kako močno sila vrti, je navor ali moment sile.', 'moment sile', 'moment sile'],
    [
      'The quantity that tells how strongly a force turns is the moment of the force.',
      'the moment of a force',
      'moment of force',
    ],
    [
      'Die Größe, die angibt, wie stark eine Kraft dreht, ist das Moment der Kraft.',
      'das Moment einer Kraft',
      'Moment Kraft',
    ],
  ])('%s', (text, term, name) => {
    expect(defined(text, term)).toBe(name);
  });
});

describe('takes for none', () => {
  it.each([
    ['Smer toka so določili, še preden so poznali elektron.', 'tok'],
    ['Upori so vezani zaporedno, kadar skoznje teče isti tok.', 'upor'],
    ['Bei Gleichstrom ist der Leistungsfaktor gleich eins.', 'Gleichstrom'],
    ['Tok v vodniku je odvisen od gostote prostih elektronov.', 'tok'],
    ['Ohmov zakon pa pove več: da je ta količnik stalen.', 'Ohmov zakon'],
    ['Navor je ocena', 'navor'],
    ['Jalova moč je podana brez predznaka.', 'moč'],
    ['Reactive power is given without a sign.', 'power'],
    ['Mittlere Leistung ist die Energie je Zeit.', 'Leistung'],
    ['Toplotna zaščita je zadnja obramba, ne način uporabe.', 'toplota'],
    ['Die Kapazität der Starterbatterie ist zwanzigmal so groß.', 'Kapazität'],
    ['The resistance of a conductor is set by its length and its cross-section.', 'resistance'],
    ['The voltage between the points is the work per unit of charge.', 'a volt'],
  ])('%s', (text, term) => {
    expect(defined(text, term)).toBeNull();
  });
});

it('takes what stands under the term as a heading, but no example', () => {
  const [law, example] = [
    passage('Stress is proportional to strain.', 'Hooke’s law'),
    passage('Example: …', 'Capacitor'),
  ];
  expect(findHeadedBy([law, example], termWords('Hooke’s law'))?.sentences[0]?.text).toBe(law.text);
  expect(findHeadedBy([law, example], termWords('capacitor'))).toBeNull();
});

it('takes nothing from under a heading that tells of one kind alone', () => {
  const values = passage('Guide values; the manufacturer’s data takes precedence.', 'Typical power factors');
  expect(findHeadedBy([values], termWords('power factor'))).toBeNull();
});

it.each([
  ['Ohmov zakon', 'Ohmov zakon pove, kaj se dogaja v enem elementu.', 'Ohmov zakon: U = R I. Velja za upor.'],
  ['Ohm’s law', 'Ohm’s law tells us what happens in a single element.', 'Ohm’s law: U = R I. It holds for a resistor.'],
])('takes %s from what is titled by it before what another text says of it', (title, beside, own) => {
  const passages = [passage(beside, null, 'Kirchhoff'), passage(own, null, title)];
  expect(findOwnDefinition(passages, termWords(title))?.passage).toBe(passages[1]);
  expect(findOwnDefinition(passages.slice(0, 1), termWords(title))).toBeNull();
});
