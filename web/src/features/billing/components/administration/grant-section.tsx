import { useTranslation } from 'react-i18next';
import type { FormAnswer } from '#platform/form-answer.ts';
import { GrantForm } from './grant-form.tsx';

/** Folded, since most who come here want to look; open again when something is to be corrected. */
export function GrantSection({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('billing-administration');
  return (
    <details open={answer !== undefined} className="rounded-md border border-line bg-surface">
      <summary className="w-fit cursor-pointer rounded-sm px-4 py-3 font-medium text-action text-sm hover:text-action-hover md:px-6">
        {t('grant.open')}
      </summary>
      <div className="border-line border-t p-4 md:p-6">
        <GrantForm answer={answer} />
      </div>
    </details>
  );
}
