import type { DeskMerchant } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Loaded,
  ShopProfileForm,
  ThingLog,
  useDesk,
  useDeskQuery,
} from '@souk/desk';
import { useParams } from '@souk/router';
import { MerchantActs } from './merchant-acts';
import { MerchantFacts } from './merchant-facts';
import { MerchantStanding } from './merchant-standing';
import { MerchantTrust } from './merchant-trust';
import { MerchantTeam } from './merchant-team';
import { AppointOwnerForm } from './appoint-owner-form';
import { BookingForm } from './booking-form';

/** One merchant: whether it sells, who works there, and what was done. */
export function MerchantDetailPage() {
  const id = Number(useParams().id);
  return (
    <DeskFrame
      screen="merchants"
      merchantId={null}
      title={<DetailTitle call="merchant" input={{ id }} name={({ name }) => name} screen="merchants" />}
    >
      <Merchant id={id} />
      <ThingLog subject="merchant" id={String(id)} />
    </DeskFrame>
  );
}

function Merchant({ id }: { id: number }) {
  return <Loaded query={useDeskQuery('merchant', { id })}>{(merchant) => <Shown merchant={merchant} />}</Loaded>;
}

function Shown({ merchant }: { merchant: DeskMerchant }) {
  const { may } = useDesk();
  return (
    <Columns>
      <Column>
        <MerchantStanding merchant={merchant} />
        <MerchantTrust merchant={merchant} />
        <AppointOwnerForm merchant={merchant} />
        <MerchantTeam merchant={merchant} />
        {may('products.read') && <ShopProfileForm id={merchant.id} />}
        <MerchantActs id={merchant.id} acts={merchant.acts} />
      </Column>
      <Column>
        <MerchantFacts merchant={merchant} />
        <BookingForm merchant={merchant} />
      </Column>
    </Columns>
  );
}
