import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { Facts } from '../facts.tsx';
import { InstrumentCard, InstrumentPart } from '../instrument-card.tsx';
import { addressText } from './address.ts';
import { addressUse, isForDevices } from './address-use.ts';
import { BinaryView } from './binary-view.tsx';
import { readSubnet, type SubnetReading } from './read-subnet.ts';
import { roleOf, type Subnet, subnetOf } from './subnet.ts';
import { SubnetSplit } from './subnet-split.tsx';

const first = '192.168.10.77/26';

export default function Ipv4Subnets() {
  const { t } = useTranslation('calculator');
  const isReady = useHasScripts();
  const [text, setText] = useState(first);
  const reading = readSubnet(text);
  return (
    <InstrumentCard title={t('subnets.title')} onReset={() => setText(first)}>
      <InstrumentPart>
        <Field label={t('subnets.address')} help={t('subnets.addressHelp')} error={useSubnetMessage(reading)}>
          <div className="font-mono">
            <Input
              value={text}
              readOnly={!isReady}
              inputMode="text"
              autoCapitalize="none"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </div>
        </Field>
        {reading.kind === 'subnet' && (
          <SubnetFacts address={reading.address} subnet={subnetOf(reading.address, reading.prefix)} />
        )}
      </InstrumentPart>
      {reading.kind === 'subnet' && (
        <>
          <BinaryView address={reading.address} subnet={subnetOf(reading.address, reading.prefix)} />
          <SubnetSplit subnet={subnetOf(reading.address, reading.prefix)} isReady={isReady} />
        </>
      )}
    </InstrumentCard>
  );
}

function useSubnetMessage(reading: SubnetReading): string | null {
  const { t } = useTranslation('calculator');
  if (reading.kind === 'subnet') return null;
  return t(`subnets.faults.${reading.kind}`, 'part' in reading ? { part: reading.part } : {});
}

function SubnetFacts({ address, subnet }: { address: number; subnet: Subnet }) {
  const { t, i18n } = useTranslation('calculator');
  const { network, broadcast, firstHost, lastHost, hostCount, mask, wildcard, prefix } = subnet;
  const use = addressUse(address);
  const role = roleOf(address, subnet);
  // The place in the network alone would let a device have 127.0.0.1.
  const isRoleTrue = role !== 'host' || isForDevices(use);
  return (
    <>
      <Facts
        facts={[
          { name: t('subnets.network'), value: `${addressText(network)}/${prefix}`, isMain: true },
          { name: t('subnets.mask'), value: addressText(mask) },
          { name: t('subnets.wildcard'), value: addressText(wildcard) },
          { name: t('subnets.firstHost'), value: addressText(firstHost) },
          { name: t('subnets.lastHost'), value: addressText(lastHost) },
          { name: t('subnets.broadcast'), value: broadcast === null ? t('subnets.none') : addressText(broadcast) },
          { name: t('subnets.hosts'), value: new Intl.NumberFormat(i18n.language).format(hostCount) },
        ]}
      />
      <div className="grid gap-1 text-muted text-sm">
        <p>{t('subnets.is', { address: addressText(address), use: t(`subnets.uses.${use}`) })}</p>
        {prefix < 31 && isRoleTrue && <p>{t(`subnets.roles.${role}`)}</p>}
        {prefix === 31 && <p>{t('subnets.link')}</p>}
        {prefix === 32 && <p>{t('subnets.single')}</p>}
      </div>
    </>
  );
}
