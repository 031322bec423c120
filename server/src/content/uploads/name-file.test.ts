import { expect, it } from 'vitest';
import { languageInName, nameFile } from './name-file.ts';

it.each([
  ['Električni krog (1).PNG', 'elektricni-krog-1.webp'],
  ['Größe & Maß.jpg', 'grosse-mass.webp'],
  ['krog.svg.exe', 'krog.webp'],
  ['../../etc/passwd', 'passwd.webp'],
  ['C:\\slike\\..\\Motor.jpeg', 'motor.webp'],
  ['.htaccess', 'htaccess.webp'],
  ['..', 'datoteka.webp'],
  ['图.png', 'datoteka.webp'],
  ['a\0b\n.png', 'a-b.webp'],
  ['%2e%2e%2fskrito.png', '2e-2e-2fskrito.webp'],
  ['', 'datoteka.webp'],
  ['CON.png', 'datoteka-con.webp'],
  ['lpt1', 'datoteka-lpt1.webp'],
  ['conus.png', 'conus.webp'],
])('calls %j %s', (sent, name) => {
  expect(nameFile(sent, 'webp', () => false)).toBe(name);
});

it('gives a long name an end', () => {
  expect(nameFile(`${'krog '.repeat(1000)}.png`, 'webp', () => false).length).toBeLessThanOrEqual(65);
});

it('numbers a name that is taken', () => {
  const taken = new Set(['krog.webp', 'krog-2.webp']);
  expect(nameFile('krog.png', 'webp', (name) => taken.has(name))).toBe('krog-3.webp');
});

it.each([
  ['film.sl.srt', 'sl'],
  ['film_EN.vtt', 'en'],
  ['film.srt', undefined],
  ['film.xx.srt', undefined],
])('reads the language of %s', (sent, language) => {
  expect(languageInName(sent)).toBe(language);
});
