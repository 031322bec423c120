import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Folded } from '../folded.tsx';
import { complement, divisions, terms } from './conversion.ts';
import type { Base, WordKind } from './word.ts';

const otherBases = [2, 8, 16] as const;

/** The way to the digits of a base by division, and back by adding up powers. */
export function ConversionSteps({ pattern, kind, isReady }: { pattern: bigint; kind: WordKind; isReady: boolean }) {
  const { t } = useTranslation('calculator');
  const [base, setBase] = useState<(typeof otherBases)[number]>(2);
  const negative = complement(pattern, kind);
  return (
    <Folded title={t('numbers.steps.title')}>
      <Field label={t('numbers.steps.base')} className="max-w-60 noscript:hidden print:hidden">
        <NativeSelect
          value={base}
          disabled={!isReady}
          onChange={({ currentTarget }) =>
            setBase(otherBases.find((each) => `${each}` === currentTarget.value) ?? base)
          }
        >
          {otherBases.map((each) => (
            <option key={each} value={each}>
              {t(`numbers.bases.${each}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {negative && (
        <div className="grid gap-1 text-sm">
          <p>{t('numbers.steps.complement', { width: kind.width })}</p>
          <p className="tabular font-mono wrap-anywhere">
            2<sup>{kind.width}</sup>
            {` − ${-negative.value} = ${pattern}`}
          </p>
        </div>
      )}
      <Divisions number={pattern} base={base} />
      <div className="grid gap-1 text-sm">
        <p>{t('numbers.steps.back')}</p>
        <p className="tabular font-mono wrap-anywhere">
          <Powers number={pattern} base={base} />
        </p>
        {negative && (
          <p className="tabular font-mono wrap-anywhere">{`${pattern} − ${negative.size} = −${-negative.value}`}</p>
        )}
      </div>
    </Folded>
  );
}

function Divisions({ number, base }: { number: bigint; base: Base }) {
  const { t } = useTranslation('calculator');
  const steps = divisions(number, base);
  return (
    <div className="grid gap-2 text-sm">
      <p>{t('numbers.steps.divide', { base })}</p>
      <Table label={t('numbers.steps.divisions')}>
        <TableHead>
          <tr>
            <TableHeader isNumeric>{t('numbers.steps.division')}</TableHeader>
            <TableHeader isNumeric>{t('numbers.steps.quotient')}</TableHeader>
            <TableHeader isNumeric>{t('numbers.steps.remainder')}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {steps.map(({ dividend, quotient, remainder }) => (
            <TableRow key={`${dividend}`}>
              <TableCell isNumeric>{`${dividend} : ${base}`}</TableCell>
              <TableCell isNumeric>{`${quotient}`}</TableCell>
              <TableCell isNumeric>
                <strong className="font-semibold">{remainder}</strong>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p>{t('numbers.steps.readUp', { digits: number.toString(base).toUpperCase() })}</p>
    </div>
  );
}

function Powers({ number, base }: { number: bigint; base: Base }) {
  const parts = terms(number, base);
  if (parts.length === 0) return '0';
  return (
    <>
      {parts.map(({ digit, exponent }, at) => (
        <Fragment key={exponent}>
          {at > 0 && ' + '}
          {`${Number.parseInt(digit, base)}·${base}`}
          <sup>{exponent}</sup>
        </Fragment>
      ))}
      {parts.length > 1 && ` = ${parts.map(({ value }) => value).join(' + ')}`}
      {` = ${number}`}
    </>
  );
}
