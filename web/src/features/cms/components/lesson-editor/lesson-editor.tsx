import type { DraftedText } from '@navor/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkdownEditorHandle } from '../markdown-editor/markdown-editor.tsx';
import { TextEditor } from '../text-editor/text-editor.tsx';
import { FrontMatterFields } from './front-matter-fields.tsx';
import { useLessonDraft } from './use-lesson-draft.ts';

type LessonEditorProps = {
  courseId: string;
  lessonId: string;
  language: string;
  path: string;
  userId: string;
  drafted: DraftedText;
  /** Paths of files that the course has. */
  files: readonly string[];
  /** Called with what the server has, whenever everything has arrived there. */
  onSaved: (text: string) => void;
};

/** One text of a lesson: fields, Markdown and, beside it, the page that comes of it. */
export function LessonEditor(props: LessonEditorProps) {
  const { courseId, lessonId, language, path, userId, drafted, files, onSaved } = props;
  const { t } = useTranslation('cms-lesson');
  const editor = useRef<MarkdownEditorHandle>(null);
  const { front, body, text, linesAbove, change, ...draft } = useLessonDraft({
    ...{ courseId, path, userId, drafted, editor, onSaved },
  });
  return (
    <TextEditor
      document={{ kind: 'course', id: courseId }}
      path={path}
      language={language}
      draft={draft}
      text={text}
      markdown={{
        ...{ ref: editor, label: t('fields.text'), initialText: body, linesAbove, files, takesFiles: true },
        onChange: (next) => change({ body: next }),
      }}
      fields={
        front && (
          <FrontMatterFields
            front={front}
            language={language}
            isReadOnly={!draft.isReady}
            onChange={(next) => change({ front: next })}
          />
        )
      }
      preview={{
        heading: (
          <>
            <p className="font-semibold text-2xl tracking-tight" lang={language} translate="no">
              {front?.title}
            </p>
            <p className="text-lg text-muted" lang={language} translate="no">
              {front?.summary}
            </p>
          </>
        ),
        address: `/dashboard/courses/${courseId}/${lessonId}`,
      }}
    />
  );
}
