import type { Category } from '@souk/contract';
import { categoryPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { rowLook } from './row-look';

type Props = {
  /** Null at the top of the tree. */
  parent: Category | null;
  categories: readonly Category[];
  onDeeper: (category: Category) => void;
  onBack: () => void;
};

/** One level of the categories on phones: deeper, all of this one, or back. Source: HEAD-07. */
export function CategoryLevel({ parent, categories, onDeeper, onBack }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with its level: the focus goes on at the head of the new one.
  useEffect(() => back.current?.focus({ preventScroll: true }), [parent]);
  return (
    <>
      <Back ref={back} type="button" onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
        <FormattedMessage id="word.back" />
      </Back>
      {parent && (
        <Row to={categoryPath(parent)}>
          <FormattedMessage id="nav.allOf" values={{ name: parent.name }} />
        </Row>
      )}
      {categories.map((category) =>
        category.childList.length > 0 ? (
          <Deeper key={category.id} type="button" onClick={() => onDeeper(category)}>
            {category.name}
            <ChevronRight aria-hidden="true" />
          </Deeper>
        ) : (
          <Row key={category.id} to={categoryPath(category)}>
            {category.name}
          </Row>
        ),
      )}
    </>
  );
}

const Back = styled.button`
  ${rowLook}
  justify-content: flex-start;
  color: var(--color-ink-soft);
`;
const Deeper = styled.button`
  ${rowLook}
`;
const Row = styled(Link)`
  ${rowLook}
`;
