import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';

type NothingListedProps = {
  list: 'subscriptions' | 'payments';
  /** Something was searched for or filtered out, so there may be more. */
  isNarrowed: boolean;
  /** The whole list. */
  address: string;
};

export function NothingListed({ list, isNarrowed, address }: NothingListedProps) {
  const { t } = useTranslation('billing-administration');
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={isNarrowed ? t(`${list}.empty`) : t(`${list}.none`)}
      text={isNarrowed ? t(`${list}.emptyText`) : t(`${list}.noneText`)}
      action={
        isNarrowed && (
          <TextLink to={address} className="inline-flex min-h-11 items-center md:min-h-0">
            {t(`${list}.toAll`)}
          </TextLink>
        )
      }
    />
  );
}
