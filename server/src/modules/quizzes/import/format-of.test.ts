import { expect, it } from 'vitest';
import { readAiken } from './aiken/read-aiken.ts';
import { formatOf } from './format-of.ts';

it.each([
  ['banka.gift', '<p>Tok meri {=ampermeter} v vezju.</p>', 'gift'],
  ['banka.txt', '<p>Koliko?</p> {=1}\n\n<b>Drži.</b> {T}\n<br>', 'gift'],
  ['banka.txt', '<?xml version="1.0"?><quiz></quiz>', 'moodle-xml'],
  ['banka.txt', '<quiz></quiz>', 'moodle-xml'],
  ['banka.txt', 'Kaj?\nA. da\nB. ne\nANSWER: A', 'aiken'],
  ['banka.json', '{"a": 1}', null],
])('tells the format of %s by its name and signs: %s', (fileName, text, format) => {
  expect(formatOf(fileName, text)).toBe(format);
});

it('keeps an explanation of several lines with its question in Aiken, and questions that begin like one', () => {
  const text = [
    ...['Kaj?', 'A) da', 'B) ne', 'Answer: a', 'Feedback: prvič', 'drugič', ''],
    ...['Explanation: katera drži?', 'A) ta', 'B) ona', 'Answer: b', ''],
    ...['Answer: kaj je to?', 'A) eno', 'B) drugo', 'Answer: a'],
  ].join('\n');
  const read = readAiken(text).entries.map((entry) => entry.read());
  expect(read.map(({ body }) => body.text)).toEqual(['Kaj?', 'Explanation: katera drži?', 'Answer: kaj je to?']);
  expect(JSON.stringify(read[0])).toContain('prvič drugič');
});
