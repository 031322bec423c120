import type { Lesson, MovedAnchors } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import { currentAnchor } from '../../../content/anchors/current-anchor.ts';
import type { Viewer } from '../../../platform/access.ts';
import { isUnlocked, mayRead } from '../courses.policy.ts';
import { presentOutline } from './course-outline.ts';
import type { LessonTextRow } from './find-lesson.ts';
import type { ReadingState } from './find-reading-state.ts';
import { lessonLink } from './lesson-link.ts';

export function presentLesson(
  lesson: LessonTextRow,
  { reader, completions, viewer }: Pick<ReadingState, 'reader' | 'completions'> & { viewer: Viewer },
  wanted: Language,
): Lesson {
  const outline = lesson.outline.map((row) => ({ ...row, completed_at: completions.get(row.id) ?? null }));
  const modules = presentOutline(outline, viewer, lesson, wanted);
  const index = outline.findIndex(({ id }) => id === lesson.id);
  const previous = outline[index - 1];
  const next = outline[index + 1];
  const { summary, is_preview, completion, body, contents, moved_anchors } = lesson;
  return {
    ...lessonLink(lesson),
    ...{ summary, is_preview, completion, body, contents, moved_anchors },
    reader: reader && atCurrentAnchors(reader, moved_anchors),
    number: index + 1,
    course: {
      id: lesson.course_id,
      title: textIn(lesson.course_title, wanted),
      access: lesson.access,
      lesson_count: outline.length,
      is_unlocked: isUnlocked(viewer, lesson),
    },
    module: {
      id: lesson.module_id,
      title: textIn(lesson.module_title, wanted),
      number: modules.findIndex(({ id }) => id === lesson.module_id) + 1,
    },
    outline: modules,
    previous: previous ? lessonLink(previous) : null,
    next: next ? { ...lessonLink(next), is_open: mayRead(viewer, lesson, next) } : null,
  };
}

/** A page that was open while a heading was renamed goes on to tell of it by its old address. */
function atCurrentAnchors({ place, notes, ...reader }: Reader, moved: MovedAnchors): Reader {
  return {
    ...reader,
    place: place && { ...place, anchor: currentAnchor(place.anchor, moved) },
    notes: notes.map((note) => ({ ...note, anchor: currentAnchor(note.anchor, moved) })),
  };
}

type Reader = NonNullable<Lesson['reader']>;
