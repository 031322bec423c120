import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstrumentPart } from '../instrument-card.tsx';
import { addressText } from './address.ts';
import { type Subnet, splitSubnet, subnetCount, subnetOf } from './subnet.ts';

const mostShown = 256;

/** A network in equal parts, by a longer prefix. */
export function SubnetSplit({ subnet, isReady }: { subnet: Subnet; isReady: boolean }) {
  const { t, i18n } = useTranslation('calculator');
  const [wanted, setWanted] = useState<number | null>(null);
  const { prefix } = subnet;
  if (prefix === 32) {
    return (
      <InstrumentPart title={t('subnets.split.title')}>
        <p className="text-muted text-sm">{t('subnets.split.impossible')}</p>
      </InstrumentPart>
    );
  }
  const longer = wanted !== null && wanted > prefix ? wanted : Math.min(prefix + 2, 32);
  const plain = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const count = subnetCount(prefix, longer);
  const choices = Array.from({ length: 32 - prefix }, (_, at) => prefix + 1 + at);
  return (
    <InstrumentPart title={t('subnets.split.title')}>
      <Field label={t('subnets.split.prefix')} className="max-w-sm noscript:hidden print:hidden">
        <NativeSelect
          value={longer}
          disabled={!isReady}
          onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))}
        >
          {choices.map((each) => {
            const parts = subnetCount(prefix, each);
            return (
              <option key={each} value={each}>
                {`/${each}: ${t('subnets.split.parts', { count: parts, shown: plain(parts) })}`}
              </option>
            );
          })}
        </NativeSelect>
      </Field>
      <p aria-live="polite" className="text-sm">
        {t('subnets.split.result', {
          count,
          shown: plain(count),
          hosts: plain(subnetOf(subnet.network, longer).hostCount),
        })}
        {count > mostShown && ` ${t('subnets.split.first', { shown: plain(mostShown) })}`}
      </p>
      <div className="max-h-96 overflow-y-auto print:max-h-none">
        <SubnetTable parts={splitSubnet(subnet, longer, mostShown)} />
      </div>
    </InstrumentPart>
  );
}

function SubnetTable({ parts }: { parts: Subnet[] }) {
  const { t } = useTranslation('calculator');
  return (
    <Table label={t('subnets.split.table')}>
      <TableHead>
        <tr>
          <TableHeader isNumeric>{t('subnets.split.number')}</TableHeader>
          <TableHeader>{t('subnets.network')}</TableHeader>
          <TableHeader>{t('subnets.firstHost')}</TableHeader>
          <TableHeader>{t('subnets.lastHost')}</TableHeader>
          <TableHeader>{t('subnets.broadcast')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {parts.map(({ network, prefix, firstHost, lastHost, broadcast }, at) => (
          <TableRow key={network}>
            <TableCell isNumeric>{at + 1}</TableCell>
            <TableCell className="tabular">{`${addressText(network)}/${prefix}`}</TableCell>
            <TableCell className="tabular">{addressText(firstHost)}</TableCell>
            <TableCell className="tabular">{addressText(lastHost)}</TableCell>
            <TableCell className="tabular">{broadcast === null ? '–' : addressText(broadcast)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
