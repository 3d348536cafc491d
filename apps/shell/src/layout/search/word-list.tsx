import { Link } from '@souk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { searchPath } from './search-path';

type Props = { title: ReactNode; words: readonly string[]; action?: ReactNode; onClose: () => void };

/** Words to search for, one press each. */
export function WordList({ title, words, action, onClose }: Props) {
  return (
    <section>
      <Top>
        <h3>{title}</h3>
        {action}
      </Top>
      <Words>
        {words.map((word) => (
          <li key={word}>
            <Word to={searchPath(word)} onClick={onClose}>
              {word}
            </Word>
          </li>
        ))}
      </Words>
    </section>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  & > h3 {
    font-family: var(--font-body);
    font-size: var(--text-sm);
    font-weight: 600;
    letter-spacing: 0;
  }
`;
const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
`;
const Word = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-round);
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--color-ink);
  }
`;
