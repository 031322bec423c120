import { TextLink } from '@navor/ui/link.tsx';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function BackToCalendar({ to }: { to: string }) {
  const { t } = useTranslation('calendar');
  return (
    <TextLink to={to} className="inline-flex w-fit items-center gap-1.5 py-1 text-sm">
      <ArrowLeft aria-hidden className="size-4" />
      {t('backToCalendar')}
    </TextLink>
  );
}
