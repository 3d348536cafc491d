import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useSearchParams } from '@souk/router';
import { TabLink, TabLinks } from '@souk/ui';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { NoticeChoices } from './notice-choices';
import { OwnData } from './own-data';
import { PointsLedger } from './points-ledger';
import { profilePartHref, profileParts, readProfilePart } from './profile.url';
import { ProfileForm } from './profile-form';

/** The profile and what belongs to it. Source: spec 2, Routes; ACCT-01. */
export function ProfilePage() {
  const t = useT();
  const [search] = useSearchParams();
  const current = readProfilePart(search);
  const isAboutData = current === 'notices' || current === 'data';
  return (
    <AccountFrame
      title={isAboutData ? 'account.notices' : 'account.profile'}
      area={isAboutData ? profilePartHref('notices') : '/users/user_info'}
    >
      <TabLinks aria-label={t('profile.parts')}>
        {profileParts.map((part) => (
          <TabLink key={part} as={Link} to={profilePartHref(part)} aria-current={part === current ? 'page' : undefined}>
            <FormattedMessage id={`profile.${part}`} />
          </TabLink>
        ))}
      </TabLinks>
      {current === 'profile' && <ProfileForm />}
      {current === 'points' && <PointsLedger />}
      {current === 'notices' && <NoticeChoices />}
      {current === 'data' && <OwnData />}
    </AccountFrame>
  );
}
