import type { DraftedText } from '@navor/contract';
import { type RefObject, useState } from 'react';
import type { MarkdownEditorHandle } from '../markdown-editor/markdown-editor.tsx';
import { useTextDraft } from '../text-draft/use-text-draft.ts';
import { type FrontMatter, joinLesson, type LessonSource, linesAbove, splitLesson } from './front-matter.ts';

type LessonDraftOptions = {
  courseId: string;
  path: string;
  userId: string;
  drafted: DraftedText;
  editor: RefObject<MarkdownEditorHandle | null>;
  onSaved: (text: string) => void;
};

type Written = {
  /** As it came in: what nobody changes stays as it was written there. */
  origin: LessonSource;
  front: FrontMatter | undefined;
  body: string;
};

/** A lesson's file as fields and Markdown, which are one text to whoever saves it. */
export function useLessonDraft({ courseId, path, userId, drafted, editor, onSaved }: LessonDraftOptions) {
  const [written, setWritten] = useState(() => writtenOf(drafted.text ?? ''));
  const draft = useTextDraft({
    place: { kind: 'course', id: courseId, path, userId },
    drafted,
    onSaved,
    onText: (text) => {
      const next = writtenOf(text);
      setWritten(next);
      editor.current?.replaceText(next.body);
    },
  });
  const change = (changes: { front?: FrontMatter; body?: string }) => {
    const next = { ...written, ...changes };
    setWritten(next);
    draft.change(textOf(next));
  };
  return {
    ...draft,
    front: written.front,
    body: written.body,
    text: textOf(written),
    /** How many lines of the file stand above the Markdown. */
    linesAbove: linesAbove(splitLesson(textOf(written))),
    change,
  };
}

function writtenOf(text: string): Written {
  const origin = splitLesson(text);
  return { origin, front: origin.kind === 'fields' ? origin.front : undefined, body: origin.body };
}

function textOf({ origin, front, body }: Written): string {
  return joinLesson(origin, { body, ...(front && { front }) });
}
