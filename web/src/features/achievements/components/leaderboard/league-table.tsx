import type { Leaderboard } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { clsx } from 'clsx';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { profilePath } from '../../achievements-paths.ts';

export function LeagueTable({ rows }: { rows: Leaderboard['rows'] }) {
  const { t } = useTranslation('leaderboard');
  return (
    <Table label={t('table')}>
      <TableHead>
        <tr>
          <TableHeader isNumeric className="w-16">
            {t('rank')}
          </TableHeader>
          <TableHeader>{t('nickname.label')}</TableHeader>
          <TableHeader isNumeric>{t('points')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <LeagueRow key={row.nickname} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function LeagueRow({ row: { rank, nickname, points, is_own, has_profile } }: { row: Leaderboard['rows'][number] }) {
  const { t } = useTranslation('leaderboard');
  const format = useFormatter();
  // On a Monday morning all would be first.
  const hasRank = points > 0;
  return (
    <TableRow
      aria-current={is_own || undefined}
      className={clsx(is_own && 'bg-action-soft shadow-[inset_3px_0_var(--color-action)] hover:bg-action-soft')}
    >
      <TableCell isNumeric className={clsx(hasRank && rank <= 3 && 'font-semibold')}>
        <span className="inline-flex items-center gap-1.5">
          {hasRank && rank === 1 && <Trophy aria-hidden className="size-4 text-signal" />}
          {hasRank ? `${format.number(rank)}.` : '–'}
        </span>
      </TableCell>
      <th scope="row" className="wrap-anywhere px-4 py-3 font-medium">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {has_profile ? (
            <TextLink
              to={profilePath(nickname)}
              translate="no"
              aria-label={t('toProfile', { nickname })}
              prefetch="intent"
            >
              {nickname}
            </TextLink>
          ) : (
            <span translate="no">{nickname}</span>
          )}
          {is_own && <Badge tone="signal">{t('you')}</Badge>}
        </span>
      </th>
      <TableCell isNumeric className="whitespace-nowrap">
        {format.number(points)}
      </TableCell>
    </TableRow>
  );
}
