import type { CourseLevel, TutoringLanguage } from '@navor/contract/choices';
import { textOf } from '#screen/forms/answer-intent.ts';
import { readCents } from '#screen/money-field.ts';

export type Material = { title: string; url: string };

/** What a form says of a session; what is no number or no choice is refused by the API, like any other wrong field. */
export function readSessionForm(form: FormData) {
  const text = (name: string) => textOf(form, name).trim();
  // A form sends each line break as two characters, which would count twice.
  const description = text('description').replaceAll('\r\n', '\n');
  const rows = readMaterialRows(form);
  const materials = rows.filter(isFilled);
  const values = {
    ...Object.fromEntries(fieldNames.map((name) => [name, text(name)])),
    description,
    materials: JSON.stringify(rows),
  };
  const plan = {
    ...{ tutor_id: text('tutor_id'), topic: text('topic'), description, materials },
    ...{ spoken: text('spoken') as TutoringLanguage, subject: text('subject'), level: text('level') as CourseLevel },
    ...{ local_start: text('local_start').slice(0, 16), time_zone: text('time_zone') },
    ...{ minutes: numberIn(text('minutes')), capacity: numberIn(text('capacity')) },
    // Nothing typed is free.
    cents: readCents(text('price')) ?? 0,
    meeting_url: text('meeting_url'),
  };
  return { plan, values };
}

const fieldNames = [
  ...['id', 'tutor_id', 'topic', 'spoken', 'subject', 'level', 'local_start', 'time_zone', 'minutes', 'capacity'],
  ...['price', 'meeting_url'],
];

/** Up to the last that has something in it: a row that was left empty before it keeps its place in the form. */
function readMaterialRows(form: FormData): Material[] {
  const urls = form.getAll('material_url').map(String);
  const rows = form
    .getAll('material_title')
    .map((title, index) => ({ title: String(title).trim(), url: (urls[index] ?? '').trim() }));
  return rows.slice(0, rows.findLastIndex(isFilled) + 1);
}

function isFilled(row: Material | undefined): row is Material {
  return Boolean(row?.title || row?.url);
}

/** Where a row of the form stands among those that are sent, by which the API tells what is wrong; rows that are empty are none. */
export function sentPlaceOf(rows: readonly Material[], index: number): number | undefined {
  return isFilled(rows[index]) ? rows.slice(0, index).filter(isFilled).length : undefined;
}

function numberIn(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}

export function readKeptMaterials(values: Record<string, string>): Material[] | undefined {
  return values.materials === undefined ? undefined : (JSON.parse(values.materials) as Material[]);
}
