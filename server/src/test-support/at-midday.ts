import type { SamplePerson } from './sample-people.ts';

/** In a time zone where it is about noon, so that no hour of the test earns them a badge and no day ends meanwhile. */
export function atMidday(person: SamplePerson): SamplePerson {
  const hours = new Date().getUTCHours() - 12;
  return { ...person, cookie: `${person.cookie}; time_zone=Etc/GMT${hours < 0 ? hours : `+${hours}`}` };
}
