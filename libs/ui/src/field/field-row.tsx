import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  /** A `Field`. */
  children: ReactNode;
  /** The button that does something with the field, such as sending a code. */
  button: ReactNode;
  /** What the button did, read aloud when it changes. */
  said?: ReactNode;
};

/** A field with its button beside it; under it where there is no room. */
export function FieldRow({ children, button, said }: Props) {
  return (
    <Box>
      <Row>
        {children}
        <div>{button}</div>
      </Row>
      <Said role="status">{said}</Said>
    </Box>
  );
}

const Box = styled.div`
  container-type: inline-size;
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  & > div:last-child {
    /* Beside the control, not beside its label. */
    margin-top: calc(var(--text-sm) * 1.55 + 6px);
  }
  & button {
    min-width: 136px;
    font-variant-numeric: tabular-nums;
  }
  @container (max-width: 399px) {
    grid-template-columns: minmax(0, 1fr);
    & > div:last-child {
      display: grid;
      margin-top: 0;
    }
  }
`;
const Said = styled.p`
  color: var(--color-ok);
  font-size: var(--text-sm);
  /* Empty it takes no room, and still stands there: what was hidden is not read aloud when it gets its words. */
  &:not(:empty) {
    margin-top: 6px;
  }
`;
