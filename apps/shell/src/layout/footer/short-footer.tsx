import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { PrivacyChoices } from '../../consent/privacy-choices';
import { helpLinks, legalLinks } from './help-links';

/**
 * What stands at the foot where the default footer does not: help, privacy choices and the policies that a shopper agrees to.
 * @param isCheckout true where nothing leads away: only privacy and policies
 */
export function ShortFooter({ isCheckout }: { isCheckout: boolean }) {
  const t = useT();
  return (
    <Foot>
      {!isCheckout && (
        <Line aria-label={t('footer.help')}>
          <Links links={helpLinks} />
        </Line>
      )}
      <Line aria-label={t('footer.legal')}>
        <PrivacyChoices />
        <Links links={legalLinks} />
      </Line>
    </Foot>
  );
}

const Links = ({ links }: { links: typeof helpLinks | typeof legalLinks }) =>
  links.map(([to, id]) => (
    <Link key={to} to={to}>
      <FormattedMessage id={id} />
    </Link>
  ));

const Foot = styled(Wrapper)`
  padding-block: 12px 20px;
  border-top: 1px solid var(--color-line);
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;
