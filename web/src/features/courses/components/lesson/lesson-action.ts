import type { Api } from '@navor/contract/page-request';
import { data, redirect } from 'react-router';
import { submitted } from '#screen/forms/form-answer.ts';

type Ids = { courseId: string; lessonId: string };

/** Where the reader lands after a form that was sent without scripts. */
type Landing = { hash: string; query?: string };

/** What the forms of a lesson do where no script is there: scripts write to the API themselves. */
export async function answerLessonForm(api: Api, ids: Ids, path: string, form: FormData) {
  const intent = String(form.get('intent'));
  const perform = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!perform) throw data(null, { status: 400 });
  // What was written comes back to whoever wrote it.
  const values = intent === 'save-note' ? noteIn(form) : {};
  const answer = await submitted(values, () => perform(api, ids, form));
  if (answer.kind === 'refused') return answer.response;
  const { hash, query = '' } = answer.result;
  return redirect(`${path}${query}${hash}`);
}

const intents: Record<string, (api: Api, ids: Ids, form: FormData) => Promise<Landing>> = {
  async complete({ courses: { lessons } }, ids) {
    const { completed_at, course_completed_at } = await lessons.complete(ids);
    // The lesson that ends a course is done in the same moment; a later one is celebrated no more.
    const isCourseEnded = completed_at.getTime() === course_completed_at?.getTime();
    return { hash: '#done', ...(isCourseEnded && { query: '?finished=course' }) };
  },
  async reopen({ courses: { lessons } }, ids) {
    await lessons.reopen(ids);
    return { hash: '#done' };
  },
  async bookmark({ courses: { lessons } }, ids) {
    await lessons.bookmark(ids);
    return { hash: '' };
  },
  async 'remove-bookmark'({ courses: { lessons } }, ids) {
    await lessons.removeBookmark(ids);
    return { hash: '' };
  },
  async 'save-note'({ courses: { lessons } }, ids, form) {
    const { id, anchor, text } = noteIn(form);
    await lessons.saveNote({ ...ids, noteId: id, anchor: anchor || null, text });
    return { hash: '#notes' };
  },
  async 'delete-note'({ courses: { lessons } }, ids, form) {
    await lessons.deleteNote({ ...ids, noteId: String(form.get('id')) });
    return { hash: '#notes' };
  },
};

function noteIn(form: FormData): { id: string; anchor: string; text: string } {
  const field = (name: string) => String(form.get(name) ?? '');
  return { id: field('id'), anchor: field('anchor'), text: field('text') };
}
