import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Card, CardTitle } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

export function WeeklyGoal({ hours }: { hours: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  return (
    <Card className="gap-3 p-4 md:p-6">
      <CardTitle>{t('weeklyGoal.title')}</CardTitle>
      <p className="tabular font-semibold text-2xl">{t('weeklyGoal.value', { hours: format.duration(hours * 60) })}</p>
      <p className="text-muted text-sm">{t('weeklyGoal.text')}</p>
      <TextLink to="/dashboard/settings" className="self-start text-sm">
        {t('weeklyGoal.change')}
      </TextLink>
    </Card>
  );
}
