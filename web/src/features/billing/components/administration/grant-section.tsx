import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GrantForm, type GrantFormProps } from './grant-form.tsx';

/** Folded, since most who come here want to look; open for whoever was sent here to grant, or has something to correct. */
export function GrantSection({ answer, grantTo }: GrantFormProps) {
  const { t } = useTranslation('billing-administration');
  return (
    <details
      open={answer !== undefined || grantTo !== undefined}
      className="group rounded-md border border-line bg-surface"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md px-4 py-3 font-medium text-action text-sm hover:bg-action-soft group-open:rounded-b-none md:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {t('grant.open')}
      </summary>
      <div className="border-line border-t p-4 md:p-6">
        <GrantForm answer={answer} grantTo={grantTo} />
      </div>
    </details>
  );
}
