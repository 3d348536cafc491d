import { FormattedMessage } from '@souk/i18n';
import styled from 'styled-components';

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <Jump href="#main">
      <FormattedMessage id="frame.skip" />
    </Jump>
  );
}

const Jump = styled.a`
  position: fixed;
  inset: 8px auto auto 8px;
  z-index: 80;
  padding: 12px 20px;
  border-radius: var(--radius);
  background: var(--color-ink);
  color: var(--color-paper);
  font-weight: 600;
  /* Clipped where it stands: moved out of sight, it showed above a page that was scrolled, on paper and in pictures of a whole page. */
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
