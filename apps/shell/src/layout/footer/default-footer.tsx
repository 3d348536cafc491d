import type { StoreDetails } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { from, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { PrivacyChoices } from '../../consent/privacy-choices';
import { LinkColumns } from './link-columns';
import { NewsletterForm } from './newsletter-form';
import { PayBadges } from './pay-badges';
import { ShareLinks } from './share-links';

/** Newsletter, links, the store's vision, shares, badges and copyright. Source: FOOT-05 to FOOT-10. */
export function DefaultFooter({ store }: { store: StoreDetails }) {
  return (
    <Foot data-owner="shell">
      <Band>
        <Newsletter>
          <div>
            <h2>
              <FormattedMessage id="newsletter.title" />
            </h2>
            <p>
              <FormattedMessage id="newsletter.text" />
            </p>
          </div>
          <NewsletterForm />
        </Newsletter>
      </Band>
      <Columns>
        <About>
          <Name>{store.name}</Name>
          <p>{store.storeVision ?? <FormattedMessage id="footer.vision" />}</p>
          <ShareLinks store={store} />
        </About>
        <LinkColumns />
      </Columns>
      <Last>
        <p>{store.websiteCopyrightInfo ?? <FormattedMessage id="footer.copyright" values={{ name: store.name }} />}</p>
        <PrivacyChoices />
        <PayBadges />
      </Last>
    </Foot>
  );
}

const Foot = styled.footer`
  /* Pages end with room of their own. */
  margin-top: 16px;
  font-size: var(--text-sm);
`;
const Band = styled.div`
  background: var(--color-sunken);
`;
const Newsletter = styled(Wrapper)`
  display: grid;
  gap: 20px;
  padding-block: 40px;
  & h2 {
    margin-bottom: 6px;
    font-size: var(--text-xl);
  }
  & p {
    color: var(--color-ink-soft);
  }
  ${from.md} {
    grid-template-columns: 1fr minmax(360px, 480px);
    align-items: center;
    padding-block: 56px;
  }
`;
const Columns = styled(Wrapper)`
  display: grid;
  gap: 32px 48px;
  padding-block: 48px 40px;
  ${from.md} {
    grid-template-columns: minmax(220px, 1.2fr) 2fr;
  }
`;
const About = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  max-width: 34ch;
  color: var(--color-ink-soft);
`;
const Name = styled.p`
  color: var(--color-ink);
  font-family: var(--font-heading);
  font-size: 1.6rem;
  font-weight: 550;
  letter-spacing: -0.02em;
  line-height: 1;
`;
const Last = styled(Wrapper)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  padding-block: 20px 28px;
  border-top: 1px solid var(--color-line);
  color: var(--color-ink-soft);
`;
