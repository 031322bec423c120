import { Button } from '@navor/ui/button.tsx';
import { Eye, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type View = 'write' | 'preview';
const icons = { write: PenLine, preview: Eye };

/** Where there is no room for both side by side. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation('cms-lesson');
  return (
    <fieldset className="flex gap-2 xl:hidden">
      <legend className="sr-only">{t('view.label')}</legend>
      {(['write', 'preview'] as const).map((one) => {
        const Icon = icons[one];
        return (
          <Button
            key={one}
            variant="secondary"
            size="sm"
            aria-pressed={view === one}
            className="grow aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action"
            onClick={() => onChange(one)}
          >
            <Icon aria-hidden />
            {t(`view.${one}`)}
          </Button>
        );
      })}
    </fieldset>
  );
}
