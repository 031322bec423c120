import { Alert } from '@navor/ui/alert.tsx';
import { List, TableOfContents } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useBody } from '#screen/reading/body-in-page.ts';
import { Contents } from '#screen/reading/contents.tsx';
import { Fold } from '#screen/reading/fold.tsx';
import { TextBody } from '#screen/reading/text-body.tsx';
import { useMovedAnchor } from '#screen/reading/use-moved-anchor.ts';
import { useScrollBoxes } from '#screen/reading/use-scroll-boxes.ts';
import { useTextLinks } from '#screen/reading/use-text-links.ts';
import { usePreviewedAs } from '../preview/preview-context.tsx';
import { AskAssistant } from './ask-assistant.tsx';
import { CourseDone } from './course-done.tsx';
import { lessonApiPath } from './lesson-api-path.ts';
import { LessonCompletion } from './lesson-completion.tsx';
import type { LessonData } from './lesson-data.ts';
import { LessonHeader } from './lesson-header.tsx';
import { LessonNeighbours } from './lesson-neighbours.tsx';
import { LessonNotes } from './lesson-notes.tsx';
import { LessonOutline } from './lesson-outline.tsx';
import type { NotesHandle } from './new-note-form.tsx';
import { refusedNoteOf } from './notes-with-pending.ts';
import { ResumeLink } from './resume-link.tsx';
import { SectionNoteControls } from './section-note-controls.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';
import { useReader } from './use-reader.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useReadingReport } from './use-reading-report.ts';
import { useStableValue } from './use-stable-value.ts';

type LessonPageProps = {
  lesson: LessonData;
  newNoteId: string;
  /** To a form that was sent without scripts, and refused. */
  answer: FormAnswer | undefined;
};

/** Widths are those of the page beside the dashboard's navigation, so container queries decide what stands where. */
export function LessonPage({ lesson, newNoteId, answer }: LessonPageProps) {
  const { t } = useTranslation(['lesson', 'errors']);
  const [query] = useSearchParams();
  const { course, language } = lesson;
  const contents = useStableValue(lesson.contents);
  const text = useRef<HTMLDivElement>(null);
  const notes = useRef<NotesHandle>(null);
  const parts = useBody(lesson.body);
  const reader = useReader(
    lesson,
    useMemo(() => refusedNoteOf(answer), [answer]),
  );
  const { section, placeNow, bar } = useReadingPlace(text, contents, parts, lesson.reader?.place ?? null);
  const isReported = usePreviewedAs() === null && lesson.reader !== null;
  useReadingReport(isReported ? lessonApiPath(course.id, lesson.id) : undefined, placeNow);
  useMovedAnchor(lesson.moved_anchors);
  useTextLinks(text);
  useScrollBoxes(text, parts);

  const refusal = answer?.code ?? reader?.bookmarkRefusal;
  const hasFinishedBefore = reader?.isDone && lesson.reader?.course_completed_at;
  const isFinished = reader?.hasJustFinishedCourse || (query.get('finished') === 'course' && hasFinishedBefore);

  return (
    <>
      <div aria-hidden className="lesson-progress fixed inset-x-0 top-0 z-40 h-0.5">
        <div ref={bar} className="h-full origin-left scale-x-0 bg-signal" />
      </div>
      <div className="lesson-page printed-alone @container">
        <div className="lesson-columns">
          <article className="lesson-article grid min-w-0 content-start gap-6">
            <div className="lesson-head grid gap-6">
              <LessonHeader lesson={lesson} reader={reader} />
              {refusal && <Alert tone="danger">{t(`errors:${refusal}`)}</Alert>}
            </div>
            <div className="lesson-folds grid gap-2">
              <Fold label={t('outline')} icon={<List aria-hidden />} className="lesson-outline">
                <LessonOutline
                  modules={lesson.outline}
                  currentId={lesson.id}
                  isCurrentDone={reader?.isDone ?? false}
                  courseId={course.id}
                />
              </Fold>
              {contents.length > 0 && (
                <Fold label={t('contents')} icon={<TableOfContents aria-hidden />} className="lesson-contents-fold">
                  <Contents label={t('contents')} headings={contents} section={section} language={language} />
                </Fold>
              )}
            </div>
            <div className="lesson-main grid min-w-0 content-start gap-6">
              <ResumeLink lesson={lesson} />
              <div ref={text} id="lesson-text" lang={language} className="text-body">
                <TextBody parts={parts} />
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
            {reader && <LessonCompletion lesson={lesson} reader={reader} />}
            {isFinished && <CourseDone course={course} />}
            {reader && <AskAssistant lesson={lesson} />}
            <LessonNeighbours
              previous={lesson.previous}
              next={lesson.next}
              courseId={course.id}
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
                <Contents label={t('contents')} headings={contents} section={section} language={language} />
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
