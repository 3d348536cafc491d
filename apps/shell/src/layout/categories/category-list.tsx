import type { Category } from '@souk/contract';
import { categoryPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Picture, VisuallyHidden, Wrapper } from '@souk/ui';
import { useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { useCategories } from './use-categories';

/** All categories of wide screens: the first level at the left, what lies below the chosen one beside it. */
export function CategoryList() {
  const tree = useCategories();
  const [chosenId, choose] = useState<number | null>(null);
  const chosen = tree.find(({ id }) => id === chosenId) ?? tree[0];
  const isFirstTouch = useRef(false);
  const hintId = useId();
  if (!chosen) return null;
  const onPointerEnter = (event: PointerEvent, root: Category) => {
    if (event.pointerType !== 'touch') choose(root.id);
  };
  // A finger cannot hover: its first touch shows what lies below, the second goes there.
  const onPointerDown = (event: PointerEvent, root: Category) => {
    isFirstTouch.current = event.pointerType === 'touch' && root !== chosen;
  };
  const onClick = (event: MouseEvent, root: Category) => {
    if (!isFirstTouch.current) return;
    isFirstTouch.current = false;
    event.preventDefault();
    choose(root.id);
  };
  return (
    <Columns>
      <VisuallyHidden id={hintId}>
        <FormattedMessage id="nav.walk" />
      </VisuallyHidden>
      <Roots>
        {tree.map((root) => (
          <li key={root.id}>
            <Root
              to={categoryPath(root)}
              data-root=""
              data-on={root === chosen}
              aria-describedby={hintId}
              onPointerEnter={(event: PointerEvent) => onPointerEnter(event, root)}
              onPointerDown={(event: PointerEvent) => onPointerDown(event, root)}
              onClick={(event: MouseEvent) => onClick(event, root)}
              onFocus={() => choose(root.id)}
            >
              {root.name}
            </Root>
          </li>
        ))}
      </Roots>
      <Branches chosen={chosen} />
      {chosen.image && (
        <Feature to={categoryPath(chosen)} tabIndex={-1} aria-hidden="true">
          <Picture src={chosen.image} alt="" sizes="280px" widths={[320, 480]} />
        </Feature>
      )}
    </Columns>
  );
}

function Branches({ chosen }: { chosen: Category }) {
  return (
    <Below data-below="">
      <All to={categoryPath(chosen)}>
        <FormattedMessage id="nav.allOf" values={{ name: chosen.name }} />
      </All>
      <Groups>
        {chosen.childList.map((branch) => (
          <div key={branch.id}>
            <Branch to={categoryPath(branch)}>{branch.name}</Branch>
            <ul>
              {branch.childList.map((leaf) => (
                <li key={leaf.id}>
                  <Leaf to={categoryPath(leaf)}>{leaf.name}</Leaf>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Groups>
    </Below>
  );
}

const Columns = styled(Wrapper)`
  display: grid;
  grid-template-columns: 220px 1fr 280px;
  min-height: 100%;
`;
const Roots = styled.ul`
  padding-block: 24px;
  border-inline-end: 1px solid var(--color-line);
`;
const Root = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 16px 0 0;
  font-size: 1.05rem;
  text-decoration: none;
  &[data-on='true'] {
    color: var(--color-brand);
    font-weight: 600;
  }
`;
const Below = styled.div`
  padding: 24px 40px 32px;
`;
const Feature = styled(Link)`
  align-self: start;
  margin-top: 24px;
`;
const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-bottom: 8px;
  font-weight: 600;
`;
const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 28px 24px;
  & ul {
    padding: 0;
    list-style: none;
  }
`;
const Branch = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 36px;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
const Leaf = styled(Branch)`
  min-height: 32px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  font-weight: 400;
`;
