import { privacyPolicyPath } from '@souk/domain';
import { FormattedMessage, useIntl } from '@souk/i18n';
import { Link } from '@souk/router';
import styled from 'styled-components';
import { OwnWords } from './own-words';

/** What a shopper agrees to when signing in or registering. Source: spec 2, Routes, /middlewares/privacy_agreement. */
export function PrivacyAgreementPage() {
  return (
    <OwnWords>
      <Agreement />
    </OwnWords>
  );
}

const parts = ['Data', 'Use', 'Rights'] as const;

function Agreement() {
  const intl = useIntl();
  return (
    <Text>
      <title>{intl.formatMessage({ id: 'pages.privacyTitle' })}</title>
      <h1>
        <FormattedMessage id="pages.privacyTitle" />
      </h1>
      <p>
        <FormattedMessage id="pages.privacyIntro" />
      </p>
      {parts.map((part) => (
        <section key={part}>
          <h2>
            <FormattedMessage id={`pages.privacy${part}`} />
          </h2>
          <p>
            <FormattedMessage id={`pages.privacy${part}Text`} />
          </p>
        </section>
      ))}
      <Link to={privacyPolicyPath}>
        <FormattedMessage id="pages.privacyPolicy" />
      </Link>
    </Text>
  );
}

const Text = styled.article`
  display: grid;
  gap: 24px;
  justify-items: start;
  width: min(var(--measure), 100% - 40px);
  margin: 40px auto 64px;
  section {
    display: grid;
    gap: 8px;
  }
`;
