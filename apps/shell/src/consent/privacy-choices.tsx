import { FormattedMessage } from '@souk/i18n';
import styled from 'styled-components';
import { askAgain } from './consent.store';

/** Brings the question of consent back, at the foot of the page. */
export function PrivacyChoices() {
  return (
    <Quiet type="button" onClick={askAgain}>
      <FormattedMessage id="consent.again" />
    </Quiet>
  );
}

const Quiet = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  /* Beside links, and like them. */
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
