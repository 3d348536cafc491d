import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import type { useChosenRows } from './use-chosen-rows';

/** What the bar takes of the rows that are chosen, whatever they are. */
export type BarRows<Row = unknown> = Pick<ReturnType<typeof useChosenRows<Row>>, 'chosen' | 'outOfSight' | 'clear'>;

type Props = {
  rows: BarRows;
  /** So many can be changed at once; with more, nothing can be done but to choose fewer. */
  most: number;
  /** What can be done with them. */
  children: ReactNode;
};

/** How many rows of a list are chosen, and what can be done with them. Empty while none is: a screen reader tells what changes in it. */
export function ChosenBar({ rows: { chosen, outOfSight, clear }, most, children }: Props) {
  const told = useRef<HTMLElement>(null);
  const count = chosen.length;
  const chooseNone = () => {
    // The button is about to go: whoever goes on by Tab does so from here, not from the top of the page.
    told.current?.focus();
    clear();
  };
  return (
    <Bar data-empty={count === 0}>
      <span role="status" ref={told} tabIndex={-1}>
        {count > 0 && <FormattedMessage id="desk.chosen" values={{ count }} />}{' '}
        {outOfSight > 0 && (
          <small>
            <FormattedMessage id="desk.chosenOutOfSight" values={{ count: outOfSight }} />
          </small>
        )}{' '}
        {count > most && (
          <small>
            <FormattedMessage id="desk.chosenTooMany" values={{ most, over: count - most }} />
          </small>
        )}
      </span>
      {count > 0 && (
        <Cluster $gap={2}>
          {count <= most && children}
          <Button size="sm" variant="quiet" onClick={chooseNone}>
            <FormattedMessage id="desk.chooseNone" />
          </Button>
        </Cluster>
      )}
    </Bar>
  );
}

const Bar = styled(Notice)`
  &[data-empty='true'] {
    position: absolute;
    padding: 0;
  }
  & > span:focus {
    outline: none;
  }
`;
