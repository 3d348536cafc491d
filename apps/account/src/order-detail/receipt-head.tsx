import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { storeQueries, useApi } from '@souk/state';
import styled, { createGlobalStyle } from 'styled-components';

/** The order's page on paper: whose it is and, once paid, that it is a receipt; without the store's frame around it. */
export function ReceiptHead({ isPaid }: { isPaid: boolean }) {
  const store = useQuery(storeQueries(useApi()).details());
  return (
    <>
      <PaperStyle />
      <OnPaper data-paper-only="">
        <strong>{store.data?.name}</strong>
        {isPaid && (
          <span>
            <FormattedMessage id="orderDetail.receipt" />
          </span>
        )}
      </OnPaper>
    </>
  );
}

/** What neither holds the page's content nor is part of it takes no room, so that no empty sheet follows. */
const PaperStyle = createGlobalStyle`
  @media print {
    body :not(:has(main)):not(main):not(main *) { display: none !important; }
    main button, main [data-screen-only] { display: none !important; }
    main section { break-inside: avoid; }
  }
`;
const OnPaper = styled.p`
  display: none;
  @media print {
    display: flex;
    justify-content: space-between;
    margin-bottom: 24px;
    padding-bottom: 8px;
    border-bottom: 1px solid var(--color-line);
    font-size: var(--text-lg);
    & > strong {
      font-family: var(--font-heading);
      font-weight: 500;
    }
  }
`;
