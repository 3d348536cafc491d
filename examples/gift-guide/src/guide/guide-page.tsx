import { FormattedMessage, useT } from '@souk/i18n';
import { Slot } from '@souk/mfe';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Button, PageTitle, SkeletonGrid, Wrapper } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { bestSellers } from './guide.queries';

const step = 4;

/** Presents to think of, as the catalogue's own cards: some at first, the others at a press. */
export function GuidePage() {
  const t = useT();
  const { list } = useSuspenseQuery(bestSellers(useApi())).data;
  const [shown, setShown] = useState(step);
  return (
    <Page>
      <title>{t('guide.title')}</title>
      <PageTitle>
        <FormattedMessage id="guide.title" />
      </PageTitle>
      <p role="status">
        <FormattedMessage id="guide.count" values={{ count: Math.min(shown, list.length) }} />
      </p>
      <Slot
        name="catalog.productGrid"
        products={list.slice(0, shown)}
        headingLevel={2}
        skeleton={<SkeletonGrid count={step} />}
      />
      {shown < list.length && (
        <More>
          <Button onClick={() => setShown(list.length)}>
            <FormattedMessage id="guide.more" />
          </Button>
        </More>
      )}
    </Page>
  );
}

const Page = styled(Wrapper)`
  padding-block: 40px 88px;
`;
const More = styled.p`
  margin-top: 32px;
  text-align: center;
`;
