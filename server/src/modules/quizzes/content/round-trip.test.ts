import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContentFiles } from '../../../content/files/content-files.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import type { ContentChanges } from '../../../test-support/sample-files.ts';
import { sampleQuizFile, sampleQuizFiles, saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import { starterFolder, starterTexts } from '../../../test-support/starter-content.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { courseReferencesIn, coursesContent, withCourseReferences } from '../../courses/index.ts';
import { exportQuizzes } from './export-quizzes.ts';
import { prepareQuizzes } from './prepare-quizzes.ts';
import { noQuizReferences } from './quiz-references.ts';
import { quizzesContent } from './quizzes-content.ts';
import { saveQuizzes } from './save-quizzes.ts';

const quiz = 'quizzes/vzorec/quiz.yaml';
const number = 'quizzes/vzorec/questions/stevilo.yaml';
const figure = 'quizzes/vzorec/figures/zica.svg';
const choice = 'quizzes/vzorec/questions/ena-izbira.yaml';
const ofCourse = 'quizzes/vzorec-tecaj/quiz.yaml';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => emptyTables());

const save = (changes?: ContentChanges) => saveSampleQuizzes(server, changes);
const emptyTables = async () => {
  for (const table of ['quiz_attempts', 'review_cards', 'course_quizzes', 'quizzes', 'quiz_topics', 'courses']) {
    await server.database.query(`DELETE FROM ${table}`);
  }
};
const versionsOf = (questionId: string) =>
  server.database.query<{ id: string; version: number; is_current: boolean }>(
    `SELECT versions.id, version, versions.id = current_version_id AS is_current
     FROM question_versions AS versions
     JOIN questions ON questions.quiz_id = versions.quiz_id AND questions.id = question_id
     WHERE versions.quiz_id = 'vzorec' AND question_id = $1 ORDER BY version`,
    [questionId],
  );

describe('the starter quizzes', () => {
  it('have no fault, and come out of the database as they went in', async () => {
    const places = courseReferencesIn(await readContentFiles(starterFolder, coursesContent.paths));
    const files = await readContentFiles(starterFolder, quizzesContent.paths);
    const prepared = await prepareQuizzes(files, withCourseReferences(noQuizReferences, places), await starterTexts());
    expect(prepared.problems).toEqual([]);
    for (const theme of places.themeIds) await insertSampleCourse(server.database, { id: `tema-${theme}`, theme });
    for (const { id } of places.courses) await insertSampleCourse(server.database, { id });
    await saveQuizzes(server.services, prepared);
    const exported = await exportQuizzes(server.services);
    expect([...exported.keys()].sort()).toEqual([...files.keys()].sort());
    for (const [path, bytes] of files) expect(exported.get(path)?.toString('utf8'), path).toBe(bytes.toString('utf8'));
  }, 300_000);
});

it('comes out of the database byte for byte, and loads again without a change', async () => {
  const files = sampleQuizFiles();
  expect((await save()).unchanged).toEqual([]);
  const exported = await exportQuizzes(server.services);
  expect([...exported.keys()].sort()).toEqual([...files.keys()].sort());
  for (const [path, bytes] of files) expect(exported.get(path)?.toString('utf8'), path).toBe(bytes.toString('utf8'));

  const before = await rowVersions();
  expect((await save()).saved).toEqual([]);
  expect(await rowVersions()).toEqual(before);
});

it('keeps what a list of quizzes needs beside each', async () => {
  await save();
  expect(
    await server.database.query(`SELECT id, question_count, points, languages, time_limit_seconds, attempt_limit
      FROM quizzes WHERE course_id IS NULL ORDER BY id`),
  ).toEqual([
    {
      ...{ id: 'vzorec', question_count: 9, points: 10, languages: ['sl', 'en', 'de'] },
      ...{ time_limit_seconds: null, attempt_limit: null },
    },
    {
      ...{ id: 'vzorec-cas', question_count: 3, points: 4, languages: ['sl', 'en', 'de'] },
      ...{ time_limit_seconds: 60, attempt_limit: 2 },
    },
  ]);
  await save({ [choice]: sampleQuizFile(choice, '      de: Ampere\n') });
  expect(await server.database.query(`SELECT languages FROM quizzes WHERE id = 'vzorec'`)).toEqual([
    { languages: ['sl', 'en'] },
  ]);
});

it('loads once when several load at once', async () => {
  const reports = await Promise.all([save(), save(), save()]);
  expect(reports.map(({ saved }) => saved.length).sort()).toEqual([0, 0, 4]);
});

describe('a question', () => {
  it('gets a new version when it changes, and keeps the former one', async () => {
    await save();
    const [first] = await versionsOf('stevilo');
    const others = await versionsOf('drzi');
    await save({ [number]: sampleQuizFile(number, 'Kolikšen tok teče', 'Kako velik tok teče') });
    expect(await versionsOf('stevilo')).toMatchObject([
      { id: first?.id, version: 1, is_current: false },
      { version: 2, is_current: true },
    ]);
    expect(await versionsOf('drzi')).toEqual(others);
  });

  it('gets a new version when its drawing changes', async () => {
    await save();
    await save({ [figure]: sampleQuizFile(figure, 'x2="64"', 'x2="60"') });
    expect(await versionsOf('ena-izbira')).toMatchObject([{ is_current: false }, { is_current: true }]);
    expect(await versionsOf('stevilo')).toHaveLength(1);
  });

  it('keeps its version when only the quiz around it changes', async () => {
    await save();
    const before = await versionsOf('stevilo');
    await save({ [quiz]: sampleQuizFile(quiz, 'passing: 50', 'passing: 80') });
    expect(await versionsOf('stevilo')).toEqual(before);
  });

  it('goes when it leaves its quiz, but stays without a place where somebody has it in an attempt', async () => {
    const without = {
      [quiz]: sampleQuizFile(quiz, '  - stevilo\n'),
      [number]: null,
    };
    const rows = () =>
      server.database.query(`SELECT position FROM questions WHERE quiz_id = 'vzorec' AND id = 'stevilo'`);
    await save();
    await save(without);
    expect(await rows()).toEqual([]);

    await save();
    await attemptWith('stevilo');
    await save(without);
    expect(await rows()).toEqual([{ position: null }]);
    expect((await exportQuizzes(server.services)).has(number)).toBe(false);

    await save();
    expect(await rows()).toEqual([{ position: 4 }]);
    expect(await versionsOf('stevilo')).toHaveLength(1);
  });
});

it('tells the course which quizzes it asks for: published ones, but none of modules', async () => {
  const asked = () =>
    server.database.query('SELECT quiz_id, course_id, lesson_id FROM course_quizzes ORDER BY quiz_id');
  await save();
  expect(await asked()).toEqual([{ quiz_id: 'vzorec-tecaj', course_id: 'osnove', lesson_id: null }]);
  await save({ [ofCourse]: sampleQuizFile(ofCourse, 'status: published', 'status: draft') });
  expect(await asked()).toEqual([]);
  await save({ [ofCourse]: sampleQuizFile(ofCourse, 'placement:\n  course: osnove\n') });
  expect(await asked()).toEqual([]);
});

it('leaves quizzes alone that are not among the files', async () => {
  await save();
  await save({ [ofCourse]: null, 'quizzes/vzorec-tecaj/questions/drzi.yaml': null });
  expect((await exportQuizzes(server.services)).has(ofCourse)).toBe(true);
});

it('forgets a topic that left with all that was about it, and does not export one that only the past needs', async () => {
  const topics = sampleQuizFile(
    'topics.yaml',
    'merjenje:',
    'drugo:\n  sl: Drugo\n  en: Other\n  de: Anderes\nmerjenje:',
  );
  await save({ 'topics.yaml': topics });
  expect((await exportQuizzes(server.services)).get('topics.yaml')?.toString('utf8')).toBe(topics);
  const used = { [choice]: sampleQuizFile(choice, 'topic: merjenje', 'topic: drugo') };
  await save({ 'topics.yaml': topics, ...used });
  await save();
  expect(await server.database.query('SELECT id FROM quiz_topics ORDER BY id')).toHaveLength(3);
  expect((await exportQuizzes(server.services)).get('topics.yaml')).toEqual(sampleQuizFiles().get('topics.yaml'));
  await server.database.query('DELETE FROM quizzes');
  await save();
  expect(await server.database.query('SELECT id FROM quiz_topics ORDER BY id')).toHaveLength(2);
});

async function attemptWith(questionId: string): Promise<void> {
  await server.database.query('DELETE FROM platform.rate_limits');
  await server.signUp({ email: `${questionId}@example.com` });
  await server.database.query(
    `WITH learner AS (SELECT id FROM users WHERE email = $1),
          attempt AS (INSERT INTO quiz_attempts (user_id, kind, quiz_id, number, feedback,
                        passing_percent, shuffles_options, started_at, max_points)
                      SELECT id, 'quiz', 'vzorec', 1, 'at-once', 50, true, now(), 10 FROM learner RETURNING id, user_id)
     INSERT INTO attempt_questions (attempt_id, position, user_id, quiz_id, question_id, version_id, type, max_points,
                                    seed, values)
     SELECT attempt.id, 1, user_id, 'vzorec', questions.id, current_version_id, 'numeric', 2, 1, '{}'
     FROM attempt, questions WHERE questions.quiz_id = 'vzorec' AND questions.id = $2`,
    [`${questionId}@example.com`, questionId],
  );
}

/** Which version each row is: a row that was written anew has another one, whatever it holds. */
function rowVersions() {
  return server.database.query(`
    SELECT 'quiz' AS kind, id, xmin::text FROM quizzes
    UNION ALL SELECT 'question', quiz_id || id, xmin::text FROM questions
    UNION ALL SELECT 'version', quiz_id || question_id || version, xmin::text FROM question_versions
    UNION ALL SELECT 'file', quiz_id || path, xmin::text FROM quiz_files
    UNION ALL SELECT 'course quiz', quiz_id, xmin::text FROM course_quizzes
    ORDER BY kind, id`);
}
