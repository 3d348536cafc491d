import { FormattedMessage } from '@souk/i18n';
import styled from 'styled-components';

/** Says that a page is a draft, which only who knows its address sees. */
export function PreviewRibbon() {
  return (
    <Ribbon role="note">
      <FormattedMessage id="pages.preview" />
    </Ribbon>
  );
}

const Ribbon = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  padding: 10px 16px;
  background: var(--color-accent-ink);
  color: var(--color-surface);
  text-align: center;
  font-weight: 600;
`;
