import { FormattedMessage, useT } from '@souk/i18n';
import { from, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { useStoreDetails } from '../store-details';
import { LanguageMenu } from './language-menu';

/** Announcement, contact, language and currency. Source: HEAD-01. */
export function TopBar() {
  const t = useT();
  const { email, websiteShortAnnouncement } = useStoreDetails();
  return (
    <Bar>
      <Row>
        <p>{websiteShortAnnouncement ?? <FormattedMessage id="top.announcement" />}</p>
        <Side>
          {/* The at-sign is spelt out, so that machines that collect addresses find none. */}
          {email && <Wide>{email.replace('@', ` ${t('top.at')} `)}</Wide>}
          <LanguageMenu />
          <Wide>
            <FormattedMessage id="top.currency" />
          </Wide>
        </Side>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  background: var(--color-bar);
  color: var(--color-bar-ink);
  font-size: var(--text-xs);
  line-height: 1.3;
`;
const Row = styled(Wrapper)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 36px;
`;
const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  flex: none;
`;
const Wide = styled.span`
  display: none;
  ${from.md} {
    display: inline;
  }
`;
