import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { starStrip } from './star-strip';

type Props = {
  /** 0 to 5; shown in half steps. */
  value: number;
  /** Its accessible name, such as "4.5 out of 5 stars". */
  label: string;
  /** Beside the stars: how many gave them. */
  children?: ReactNode;
};

/** Stars in half steps from 0 to 5, as one picture with one name. Source: spec 9, Layout. */
export function StarRating({ value, label, children }: Props) {
  const half = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;
  return (
    <Row>
      <Strip role="img" aria-label={label} style={{ '--filled': `${half * 20}%` } as CSSProperties} />
      {children}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
`;
const Strip = styled.span`
  ${starStrip}
`;
