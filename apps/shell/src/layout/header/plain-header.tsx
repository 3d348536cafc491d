import { contactPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Wrapper } from '@souk/ui';
import { LockKeyhole, Store } from 'lucide-react';
import styled, { css } from 'styled-components';
import { LanguageMenu } from './language-menu';
import { Wordmark } from './wordmark';

/**
 * The header of pages that lead nowhere else: checkout, a merchant's application, and a landing page's product, which names
 * the store and no more. Source: HEAD-04, HEAD-05, ROUTE-24.
 */
export function PlainHeader({ kind }: { kind: 'checkout' | 'registration' | 'landing' }) {
  return (
    <Bar as={kind === 'landing' ? 'div' : 'header'} data-owner="shell">
      <Row>
        <Wordmark />
        {kind !== 'landing' && (
          <About $isShort={kind === 'checkout'}>
            {kind === 'checkout' ? <LockKeyhole aria-hidden="true" /> : <Store aria-hidden="true" />}
            <span>
              <FormattedMessage id={`header.${kind}`} />
            </span>
          </About>
        )}
        <Side>
          {kind === 'checkout' && (
            <Help to={contactPath}>
              <FormattedMessage id="header.help" />
            </Help>
          )}
          <LanguageMenu />
        </Side>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  border-bottom: 1px solid var(--color-line);
`;
const Row = styled(Wrapper)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  min-height: 64px;
  font-size: var(--text-sm);
`;
const About = styled.p<{ $isShort: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--color-ink-soft);
  /* On phones the way to help needs the room: the sign says it, and the words are still read aloud. */
  ${({ $isShort }) =>
    $isShort &&
    css`
      @media (max-width: 639px) {
        & > span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `}
  & > svg {
    width: 18px;
    height: 18px;
    stroke-width: 1.5;
  }
`;
const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  white-space: nowrap;
  margin-inline-start: auto;
`;
const Help = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
`;
