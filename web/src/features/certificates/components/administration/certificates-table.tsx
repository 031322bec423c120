import type { IssuedCertificate } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useHomeFormatter } from '#platform/use-formatter.ts';
import { verifyPath } from '../../certificate-paths.ts';
import { StateBadge } from '../state-badge.tsx';
import { CertificateAction } from './certificate-action.tsx';

export function CertificatesTable({ certificates }: { certificates: IssuedCertificate[] }) {
  const { t } = useTranslation('certificate-administration');
  return (
    <Table label={t('table')} className="max-md:block">
      <TableHead className="max-md:sr-only">
        <tr>
          <TableHeader>{t('columns.holder')}</TableHeader>
          <TableHeader>{t('columns.certificate')}</TableHeader>
          <TableHeader>{t('columns.state')}</TableHeader>
          <TableHeader>{t('columns.issued')}</TableHeader>
          <TableHeader>{t('columns.action')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody className="max-md:block">
        {certificates.map((certificate) => (
          <CertificateRow key={certificate.id} certificate={certificate} />
        ))}
      </TableBody>
    </Table>
  );
}

/** On phones the row stands as a block, one thing below the other. */
function CertificateRow({ certificate }: { certificate: IssuedCertificate }) {
  const { t } = useTranslation('certificate-administration');
  const format = useHomeFormatter();
  const { holder, holder_name, serial, course_title, state, issued_at, ended_at, revocation_reason } = certificate;
  return (
    <TableRow className="align-top max-md:grid max-md:gap-2 max-md:p-4">
      <th scope="row" className="min-w-44 px-4 py-3 font-medium wrap-anywhere max-md:p-0">
        <span className="block">{holder.name}</span>
        <TextLink
          to={href('/dashboard/people/:personId', { personId: holder.id })}
          className="inline-flex min-h-11 items-center font-normal text-xs md:min-h-0"
        >
          {holder.email}
        </TextLink>
        {holder_name !== holder.name && (
          <span className="block font-normal text-muted text-xs">{t('nameOnIt', { name: holder_name })}</span>
        )}
      </th>
      <TableCell className="wrap-anywhere max-md:p-0">
        <span className="block">{course_title}</span>
        <TextLink
          to={verifyPath(serial)}
          translate="no"
          className="inline-flex min-h-11 items-center whitespace-nowrap font-mono text-xs md:min-h-0"
        >
          {serial}
        </TextLink>
      </TableCell>
      <TableCell className="max-md:p-0">
        <StateBadge state={state} label={t(`state.${state}`)} />
        {ended_at && (
          <span className="tabular mt-1 block text-muted text-xs">{t('endedOn', { date: format.date(ended_at) })}</span>
        )}
        {revocation_reason && (
          <span className="block text-muted text-xs wrap-anywhere">
            {t('reasonWas', { reason: revocation_reason })}
          </span>
        )}
      </TableCell>
      <TableCell className="tabular whitespace-nowrap max-md:p-0">
        {/* Heard from the head of the column, which is not seen on phones. */}
        <span aria-hidden className="text-muted md:hidden">
          {t('columns.issued')}:{' '}
        </span>
        {format.date(issued_at)}
      </TableCell>
      <TableCell className="max-md:p-0">
        <CertificateAction certificate={certificate} />
      </TableCell>
    </TableRow>
  );
}
