import { expect, it } from 'vitest';
import { profileChanges, readCents } from './profile-changes.ts';

it.each([
  ['30', 3000],
  ['30,50', 3050],
  ['30.5 €', 3050],
  [' ', null],
  ['poceni', Number.NaN],
])('reads the price %j as cents', (text, cents) => {
  expect(readCents(text)).toEqual(cents);
});

it('takes over what the form has and leaves out what nobody offers', () => {
  const form = new FormData();
  form.set('headline.sl', 'Naslov');
  for (const language of ['de', 'la', 'sl']) form.append('languages', language);
  form.append('subjects', 'fizika');
  expect(profileChanges(form)).toEqual({
    headline: { sl: 'Naslov', en: '', de: '' },
    bio: { sl: '', en: '', de: '' },
    subjects: ['fizika'],
    languages: ['sl', 'de'],
    cents_per_hour: null,
    meeting_url: null,
  });
});
