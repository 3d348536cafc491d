import { useSearchParams } from '@souk/router';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { profilePartHref, readProfilePart } from '../parts/profile.url';
import { NoticeChoices } from './notice-choices';
import { OwnData } from './own-data';
import { PointsLedger } from './points-ledger';
import { ProfileForm } from './profile-form';

const contents = { profile: ProfileForm, points: PointsLedger, notices: NoticeChoices, data: OwnData } as const;

/** Who the shopper is, their points, which mails they want, and their data: one area each. Source: spec 2, Routes; ACCT-01. */
export function ProfilePage() {
  const [search] = useSearchParams();
  const part = readProfilePart(search);
  const Content = contents[part];
  return (
    <AccountFrame title={`account.${part}`} area={profilePartHref(part)}>
      <Content />
    </AccountFrame>
  );
}
