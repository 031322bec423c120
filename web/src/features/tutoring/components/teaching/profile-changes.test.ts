import { expect, it } from 'vitest';
import { profileChanges } from './profile-changes.ts';

it('takes over what the form has and leaves out what nobody offers', () => {
  const form = new FormData();
  form.set('headline.sl', 'Naslov');
  for (const language of ['de', 'la', 'sl']) form.append('languages', language);
  form.append('subjects', 'fizika');
  form.set('price', '30,50');
  expect(profileChanges(form)).toEqual({
    headline: { sl: 'Naslov', en: '', de: '' },
    bio: { sl: '', en: '', de: '' },
    subjects: ['fizika'],
    languages: ['sl', 'de'],
    cents_per_hour: 3050,
    meeting_url: null,
  });
});
