import type { LearningGoal } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useGoalLabels } from '#features/identity/index.ts';

export function LearningGoals({ goals }: { goals: LearningGoal[] }) {
  const { t } = useTranslation('dashboard');
  const labels = useGoalLabels(goals);
  const isEmpty = labels.length === 0;
  return (
    <Card className="gap-3 p-4 md:p-6">
      <CardTitle>{t('goals.title')}</CardTitle>
      {isEmpty ? (
        <p className="text-muted text-sm">{t('goals.none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <li key={label}>
              <Badge>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
      <TextLink to={href('/dashboard/profile')} className="self-start text-sm">
        {t(isEmpty ? 'goals.choose' : 'goals.change')}
      </TextLink>
    </Card>
  );
}
