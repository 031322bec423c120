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
  return (
    <div aria-hidden className={clsx('flex justify-center overflow-hidden', fieldHue(field).tint, className)}>
      <CourseLines drawing={drawing} field={field} className="h-full py-2" />
    </div>
  );
}

/** The same without a ground, as high as its classes make it; all drawings are 5 to 4. */
export function CourseLines({ drawing, field, className }: Required<CourseDrawingProps>) {
  if (!drawing) return <FieldDrawing field={field} className={className} />;
  return (
    <span
      aria-hidden
      className={clsx(
        'block [&_.fill-paper]:fill-surface [&_svg]:h-full [&_svg]:w-auto',
        fieldHue(field).line,
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: checked when the course was saved
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
