import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { Select } from './inputs';

type Props = ComponentProps<'select'> & { label: ReactNode };

/** A choice from a list with its label beside it: in which order a list stands. */
export function InlineSelect({ label, className, ...select }: Props) {
  const id = useId();
  return (
    <Row className={className}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-width: 0;
  font-size: var(--text-sm);
  & > select {
    width: auto;
    max-width: 100%;
  }
`;
