import { FormattedMessage, useT } from '@souk/i18n';
import { from, PageTitle, Wrapper } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AreaList } from './area-list';

type Props = {
  /** Message id of the page's heading, also its title. */
  title: string;
  /** Path of the area that the page belongs to, as `areas` has it. */
  area: string;
  /** Opposite the heading: the page's own main action. */
  action?: ReactNode;
  /** What the page is about in one sentence. */
  lead?: ReactNode;
  children: ReactNode;
};

/** The frame of every account page: areas, heading, content. Source: docs/look, Account. */
export function AccountFrame({ title, area, action, lead, children }: Props) {
  const t = useT();
  return (
    <AreaFrame area={area}>
      <title>{t('page.title', { title: t(title) })}</title>
      <meta name="robots" content="noindex" />
      <Top>
        <PageTitle>
          <FormattedMessage id={title} />
        </PageTitle>
        {action}
        {lead && <Lead>{lead}</Lead>}
      </Top>
      {children}
    </AreaFrame>
  );
}

/** The areas of the account beside a page that brings its own heading. */
export function AreaFrame({ area, children }: Pick<Props, 'area' | 'children'>) {
  return (
    <Place>
      <Side>
        <AreaList current={area} />
      </Side>
      <Content>{children}</Content>
    </Place>
  );
}

const Place = styled(Wrapper)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  /* The footer begins below the first screen, so that it does not jump when the content has loaded. */
  min-height: 90vh;
  padding-block: 20px 64px;
  ${from.lg} {
    grid-template-columns: 216px minmax(0, 1fr);
    gap: 48px;
    padding-block: 40px 96px;
  }
  @media print {
    display: block;
    min-height: 0;
  }
`;
const Side = styled.div`
  min-width: 0;
  @media print {
    display: none;
  }
`;
const Content = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* An action beside the heading, which some pages have only once they are loaded, does not move it. */
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px 20px;
`;
const Lead = styled.p`
  flex-basis: 100%;
  max-width: var(--measure);
  color: var(--color-ink-soft);
  /* It may hold a name that is one long word. */
  overflow-wrap: anywhere;
`;
