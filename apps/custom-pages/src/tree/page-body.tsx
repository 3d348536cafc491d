import type { PageNode } from '@souk/contract';
import styled, { css } from 'styled-components';
import { liveElements } from '../elements/live-elements';
import { LiveContext } from './live-context';
import { PageNodes } from './page-nodes';

type Props = {
  scope: string;
  /** The owner's styles, already tied to this page's scope. */
  sheet: string;
  nodes: readonly PageNode[];
  /** A whole page keeps what it fixes within itself; a header lies above the page, and sticks when it is marked `data-sticky`. */
  place?: 'page' | 'header' | 'flow';
};

/** An owner's HTML and CSS on the page. Its styles reach nothing outside, and nothing of it can cover the store's own frame. */
export function PageBody({ scope, sheet, nodes, place = 'flow' }: Props) {
  return (
    <Body data-owner-page={scope} $place={place}>
      {sheet && (
        <style href={`page-${scope}`} precedence="page">
          {sheet}
        </style>
      )}
      <LiveContext value={liveElements}>
        <PageNodes nodes={nodes} />
      </LiveContext>
    </Body>
  );
}

const looks = {
  page: css`
    contain: layout;
  `,
  header: css`
    z-index: 20;
    overflow: visible;
    &:has(> [data-sticky]) {
      position: sticky;
      top: 0;
    }
  `,
  flow: css``,
};
const Body = styled.div<{ $place: NonNullable<Props['place']> }>`
  position: relative;
  isolation: isolate;
  overflow-x: clip;
  ${({ $place }) => looks[$place]}
`;
