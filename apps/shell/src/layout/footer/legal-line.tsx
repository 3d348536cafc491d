import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { PrivacyChoices } from '../../consent/privacy-choices';

/** What every page offers at its foot: privacy choices and the two policies that a shopper agrees to. */
export function LegalLine() {
  const t = useT();
  return (
    <Line as="nav" aria-label={t('footer.legal')}>
      <PrivacyChoices />
      <Link to="/service/privacy_policy">
        <FormattedMessage id="footer.privacy" />
      </Link>
      <Link to="/service/terms_of_service">
        <FormattedMessage id="footer.terms" />
      </Link>
      <Link to="/service/accessibility">
        <FormattedMessage id="footer.accessibility" />
      </Link>
    </Line>
  );
}

const Line = styled(Wrapper)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  padding-block: 12px 20px;
  border-top: 1px solid var(--color-line);
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
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
