import type { DeskOrder, OrderDispute } from '@souk/contract/desk';
import { Notice, Stack } from '@souk/ui';
import styled from 'styled-components';
import { StoreTime } from '../parts/store-time';

const tones = {
  needs_response: 'sale',
  under_review: 'warn',
  won: 'ok',
  lost: 'sale',
  closed: 'brand',
} as const satisfies Record<OrderDispute['state'], string>;

/** Disputes of an order's payment: who disputes how much and why, where each stands, until when and where it is answered. */
export function OrderDisputes({ order: { disputes = [] } }: { order: DeskOrder }) {
  if (disputes.length === 0) return null;
  return (
    <OnScreen $gap={2}>
      {disputes.map((dispute) => (
        <Notice
          key={dispute.id}
          $tone={tones[dispute.state]}
          role={dispute.state === 'needs_response' ? 'alert' : 'status'}
        >
          <OneDispute dispute={dispute} />
        </Notice>
      ))}
    </OnScreen>
  );
}

function OneDispute({ dispute: { text, until, page, moment } }: { dispute: OrderDispute }) {
  return (
    <Stack $gap={1}>
      <span>{text}</span>
      {until && (
        <strong>
          {until.label} <StoreTime iso={until.at} />
        </strong>
      )}
      <small>
        {moment.label} <StoreTime iso={moment.at} />
      </small>
      {page &&
        (page.url ? (
          <a href={page.url} target="_blank" rel="noreferrer">
            {page.text}
          </a>
        ) : (
          <span>{page.text}</span>
        ))}
    </Stack>
  );
}

const OnScreen = styled(Stack)`
  @media print {
    display: none;
  }
`;
