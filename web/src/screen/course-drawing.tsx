import { clsx } from 'clsx';
import { FieldDrawing } from './field-drawing.tsx';
import { fieldHue } from './field-hue.ts';

type CourseDrawingProps = {
  /** Markup that the server has checked; null for a course that has none, which is known by its field's object. */
  drawing: string | null;
  field: string;
  className?: string;
};

/** The picture that a course is known by, on the ground of its field's tint; decoration. */
export function CourseDrawing({ drawing, field, className }: CourseDrawingProps) {
  const { tint, line } = fieldHue(field);
  return (
    <div aria-hidden className={clsx('flex justify-center overflow-hidden', tint, line, className)}>
      {drawing ? (
        <div
          className="h-full py-2 [&_.fill-paper]:fill-surface [&_svg]:h-full [&_svg]:w-auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: checked when the course was saved
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      ) : (
        <FieldDrawing field={field} className="h-full py-2" />
      )}
    </div>
  );
}
