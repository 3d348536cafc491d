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
  /** A header lies above the page, and sticks when it is marked `data-sticky`; all else keeps within itself what it fixes or moves. */
  isHeader?: boolean;
};

/**
 * An owner's HTML and CSS on the page. Its styles reach nothing outside the inner element, and the outer one, which they do not
 * reach, keeps it from covering the store's own frame.
 */
export function PageBody({ scope, sheet, nodes, isHeader = false }: Props) {
  return (
    <Keep $isHeader={isHeader}>
      <div data-owner-page={scope}>
        {sheet && (
          <style href={`page-${scope}`} precedence="page">
            {sheet}
          </style>
        )}
        <LiveContext value={liveElements}>
          <PageNodes nodes={nodes} />
        </LiveContext>
      </div>
    </Keep>
  );
}

const within = css`
  contain: layout;
  overflow: clip;
`;
const above = css`
  z-index: 20;
  &:has(> * > [data-sticky]) {
    position: sticky;
    top: 0;
  }
`;
const Keep = styled.div<{ $isHeader: boolean }>`
  position: relative;
  isolation: isolate;
  ${({ $isHeader }) => ($isHeader ? above : within)}
`;
