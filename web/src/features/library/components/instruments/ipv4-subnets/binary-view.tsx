import { useTranslation } from 'react-i18next';
import { InstrumentPart } from '../instrument-card.tsx';
import { binaryParts } from './address.ts';
import type { Subnet } from './subnet.ts';

/** The bits, with a line where the network ends and the host begins. */
export function BinaryView({ address, subnet }: { address: number; subnet: Subnet }) {
  const { t } = useTranslation('calculator');
  const { network, broadcast, mask, prefix } = subnet;
  const rows: [name: string, address: number][] = [
    [t('subnets.rows.address'), address],
    [t('subnets.rows.mask'), mask],
    [t('subnets.rows.network'), network],
    ...(broadcast === null ? [] : ([[t('subnets.rows.broadcast'), broadcast]] satisfies [string, number][])),
  ];
  return (
    <InstrumentPart title={t('subnets.binary')}>
      <dl className="grid gap-2">
        {rows.map(([name, own]) => {
          const parts = binaryParts(own, prefix);
          return (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="overflow-x-auto whitespace-nowrap font-mono text-[0.8125rem] sm:text-sm">
                <span className="border-signal border-r-2 font-semibold text-action">{parts.network}</span>
                <span className="text-muted">{parts.host}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="text-muted text-sm">{t('subnets.boundary', { network: prefix, host: 32 - prefix })}</p>
    </InstrumentPart>
  );
}
