import type { Certificate } from '@navor/contract';
import { clsx } from 'clsx';
import { FieldDrawing } from '#screen/field-drawing.tsx';
import { fieldHue } from '#screen/field-hue.ts';

type CertifiedDrawingProps = { course: Certificate['course']; className: string };

/** What the course was recognised by when it was completed, in the hue of its field; decoration. */
export function CertifiedDrawing({ course: { drawing, theme }, className }: CertifiedDrawingProps) {
  if (!drawing) return <FieldDrawing field={theme.id} className={className} />;
  return (
    <span
      aria-hidden
      className={clsx(
        'block [&_.fill-paper]:fill-surface [&_svg]:h-auto [&_svg]:w-full',
        fieldHue(theme.id).line,
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets nothing but shapes through.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
