import type { ErrorCode, Lesson } from '@navor/contract';
import { List, TableOfContents } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { useCoursesPath } from '../../course-paths.ts';
import { useBody } from './body-once.ts';
import { CourseDone } from './course-done.tsx';
import { LessonBody } from './lesson-body.tsx';
import { LessonCompletion } from './lesson-completion.tsx';
import { LessonContents } from './lesson-contents.tsx';
import { LessonFold } from './lesson-fold.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonNeighbours } from './lesson-neighbours.tsx';
import { LessonNotes } from './lesson-notes.tsx';
import { LessonOutline } from './lesson-outline.tsx';
import { lessonPath } from './lesson-path.ts';
import type { NotesHandle } from './new-note-form.tsx';
import { ResumeLink } from './resume-link.tsx';
import { SectionNoteControls } from './section-note-controls.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';
import { useReader } from './use-reader.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useReadingReport } from './use-reading-report.ts';
import { useScrollBoxes } from './use-scroll-boxes.ts';
import { useTextLinks } from './use-text-links.ts';
import { useUnchanged } from './use-unchanged.ts';

type LessonPageProps = { lesson: Lesson; newNoteId: string; refusal: ErrorCode | undefined };

/** Widths are those of the page beside the dashboard's navigation, so container queries decide what stands where. */
export function LessonPage({ lesson, newNoteId, refusal }: LessonPageProps) {
  const { t } = useTranslation(['lesson', 'errors']);
  const [query] = useSearchParams();
  const base = useCoursesPath();
  const { course, language } = lesson;
  const contents = useUnchanged(lesson.contents);
  const courseAddress = `${base}/${course.id}`;
  const text = useRef<HTMLDivElement>(null);
  const notes = useRef<NotesHandle>(null);
  const parts = useBody(lesson.body);
  const reader = useReader(lesson);
  const { section, placeNow, bar } = useReadingPlace(text, contents, lesson.reader?.place ?? null);
  useReadingReport(lesson.reader ? lessonPath(course.id, lesson.id) : undefined, placeNow);
  useTextLinks(text);
  useScrollBoxes(text, parts);

  const isFinished = reader?.hasJustFinishedCourse || (query.get('finished') === 'course' && reader?.isDone);

  return (
    <>
      <div aria-hidden className="lesson-progress fixed inset-x-0 top-0 z-40 h-0.5">
        <div ref={bar} className="h-full origin-left scale-x-0 bg-signal" />
      </div>
      <div className="lesson-page @container">
        <div className="lesson-columns">
          <article className="lesson-article grid min-w-0 content-start gap-6">
            <div className="lesson-head grid gap-6">
              <LessonHeader lesson={lesson} base={base} reader={reader} />
              {refusal && <Alert tone="danger">{t(`errors:${refusal}`)}</Alert>}
            </div>
            <div className="lesson-folds grid gap-2">
              <LessonFold label={t('outline')} icon={<List aria-hidden />} className="lesson-outline">
                <LessonOutline
                  modules={lesson.outline}
                  currentId={lesson.id}
                  isCurrentDone={reader?.isDone ?? false}
                  courseAddress={courseAddress}
                />
              </LessonFold>
              {contents.length > 0 && (
                <LessonFold
                  label={t('contents')}
                  icon={<TableOfContents aria-hidden />}
                  className="lesson-contents-fold"
                >
                  <LessonContents headings={contents} section={section} language={language} />
                </LessonFold>
              )}
            </div>
            <div className="lesson-main grid min-w-0 content-start gap-6">
              <ResumeLink lesson={lesson} />
              <div ref={text} id="lesson-text" lang={language} className="lesson-body">
                <LessonBody parts={parts} />
              </div>
            </div>
            {reader && (
              <SectionNoteControls
                contents={contents}
                parts={parts}
                text={text}
                notes={reader.notes}
                onBegin={(anchor, from) => notes.current?.begin(anchor, from)}
              />
            )}
          </article>
          <div className="lesson-end grid min-w-0 content-start gap-6">
            {reader && <LessonCompletion completion={lesson.completion} reader={reader} />}
            {isFinished && <CourseDone title={course.title} address={courseAddress} />}
            <LessonNeighbours
              previous={lesson.previous}
              next={lesson.next}
              courseAddress={courseAddress}
              isNextStep={reader ? reader.isDone && !isFinished : true}
            />
            {!reader && <SignInInvitation />}
          </div>
          <aside aria-label={t('beside')} className="lesson-aside">
            {contents.length > 0 && (
              <div className="lesson-contents grid gap-2">
                <p aria-hidden className="font-semibold text-sm">
                  {t('contents')}
                </p>
                <LessonContents headings={contents} section={section} language={language} />
              </div>
            )}
            {reader && (
              <LessonNotes ref={notes} lesson={lesson} reader={reader} section={section} newNoteId={newNoteId} />
            )}
          </aside>
        </div>
      </div>
    </>
  );
}
