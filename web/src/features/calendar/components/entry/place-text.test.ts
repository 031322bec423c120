import { expect, it } from 'vitest';
import { placeText } from './place-text.ts';

it.each([
  ['https://meet.example.com/7d095a91-9ee7-4fd6-96d3-dc3f7f4a9938', 'meet.example.com'],
  ['http://[meet', 'http://[meet'],
  ['Učilnica 3, https://meet.example.com', 'Učilnica 3, https://meet.example.com'],
  ['Učilnica 3', 'Učilnica 3'],
])('tells %s as %s', (location, text) => {
  expect(placeText(location)).toBe(text);
});
