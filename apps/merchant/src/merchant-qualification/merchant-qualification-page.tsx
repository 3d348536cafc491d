import type { MerchantDetail, MerchantInfo } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Picture } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';
import { MerchantFrame } from '../parts/merchant-frame/merchant-frame';
import { ReturnTerms, ShippingTerms } from '../parts/merchant-terms/merchant-terms';

/** The maker: their own words, where they work, and the papers that they show. */
export function MerchantQualificationPage() {
  const t = useT();
  return (
    <MerchantFrame>
      {(merchant) => (
        <>
          <title>{t('qualification.title', { name: merchant.name })}</title>
          <Maker merchant={merchant} />
        </>
      )}
    </MerchantFrame>
  );
}

function Maker({ merchant }: { merchant: MerchantInfo }) {
  const t = useT();
  const { data: maker } = useSuspenseQuery(merchantQueries(useApi()).detail(merchant.id));
  return (
    <Sheet>
      {maker.intro !== merchant.intro && <Intro>{maker.intro}</Intro>}
      <Facts>{factsOf(maker, <ShippingTerms merchant={merchant} />, <ReturnTerms merchant={merchant} />)}</Facts>
      <section aria-labelledby="papers">
        <h2 id="papers">
          <FormattedMessage id="qualification.papers" />
        </h2>
        {maker.qualificationPicture.length === 0 ? (
          <p>
            <FormattedMessage id="qualification.checked" values={{ name: maker.name }} />
          </p>
        ) : (
          <Papers>
            {maker.qualificationPicture.map((src, index) => (
              <li key={src}>
                <Picture src={src} alt={t('qualification.paper', { number: index + 1 })} sizes="280px" ratio="3 / 4" />
              </li>
            ))}
          </Papers>
        )}
      </section>
    </Sheet>
  );
}

const factsOf = (maker: MerchantDetail, shipping: ReactNode, returns: ReactNode): ReactNode => {
  const facts: [string, ReactNode][] = [
    ['qualification.shipping', shipping],
    ['qualification.returns', returns],
    ['apply.email', maker.email && <a href={`mailto:${maker.email}`}>{maker.email}</a>],
    ['apply.phone', maker.phone && <a href={`tel:${maker.phone.replace(/[^\d+]/g, '')}`}>{maker.phone}</a>],
  ];
  return [
    ...(maker.facts ?? []).map(({ label, value }) => [label, value] as const),
    ...facts.map(([name, value]) => [<FormattedMessage key={name} id={name} />, value] as const),
  ].map(
    ([label, value], index) =>
      value && (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
  );
};

const Sheet = styled.div`
  display: grid;
  gap: 40px;
  margin-top: 36px;
  & h2 {
    margin-bottom: 14px;
    font-size: var(--text-xl);
  }
`;
const Intro = styled.p`
  max-width: 56ch;
  font-family: var(--font-heading);
  font-size: var(--text-xl);
  line-height: 1.5;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 20px 32px;
  padding-block: 24px;
  border-block: 1px solid var(--color-line);
  & dt {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Papers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: var(--gap-grid);
`;
