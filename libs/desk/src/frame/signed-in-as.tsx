import { deskLogoutPaths } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { useSelf } from './use-self';

/** Who is signed in, with a way to sign in as somebody else: for whoever meets a desk that is closed to them. */
export function SignedInAs({ desk }: { desk: keyof typeof deskLogoutPaths }) {
  const { data: self } = useSelf();
  return (
    self && (
      <p>
        <FormattedMessage id="desk.signedInAs" values={{ who: self.email ?? self.name }} />{' '}
        <Link to={deskLogoutPaths[desk]}>
          <FormattedMessage id="desk.signInAsOther" />
        </Link>
      </p>
    )
  );
}
