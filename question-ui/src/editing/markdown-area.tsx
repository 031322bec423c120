import type { Language } from '@navor/languages';
import { controlClasses } from '@navor/ui/control-classes.ts';
import { useFieldControl } from '@navor/ui/field.tsx';
import { clsx } from 'clsx';

type MarkdownAreaProps = {
  language: Language;
  value: string;
  kind: 'line' | 'blocks';
  onType: (text: string) => void;
};

/** A text grows with what is typed. Short ones start as a line, since a question has dozens of them. */
export function MarkdownArea({ language, value, kind, onType }: MarkdownAreaProps) {
  const control = useFieldControl({});
  return (
    <textarea
      {...control}
      lang={language}
      value={value}
      rows={kind === 'line' ? 1 : 6}
      onChange={(event) => onType(event.currentTarget.value)}
      className={clsx(
        controlClasses,
        'field-sizing-content py-2',
        kind === 'line' ? 'min-h-11 md:min-h-10' : 'min-h-36',
      )}
    />
  );
}
