import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

type Props = { number?: number; title: ReactNode; aside?: ReactNode; children: ReactNode; isGroup?: boolean };

/** One numbered step of the checkout under its own name. */
export function Part({ number, title, aside, children, isGroup = true }: Props) {
  const id = useId();
  return (
    <Box role={isGroup ? 'group' : undefined} aria-labelledby={id}>
      <Top>
        {number !== undefined && <Number aria-hidden="true">{number}</Number>}
        <h2 id={id}>{title}</h2>
        {aside && <Aside>{aside}</Aside>}
      </Top>
      {children}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 16px;
  min-width: 0;
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  & > h2 {
    font-size: var(--text-xl);
  }
`;
const Number = styled.span`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border: 1.5px solid var(--color-brand);
  border-radius: 50%;
  color: var(--color-brand);
  font-size: var(--text-sm);
  font-weight: 700;
`;
const Aside = styled.div`
  margin-inline-start: auto;
  font-size: var(--text-sm);
`;
