import { SkeletonBlock, SkeletonText } from '@souk/ui';
import styled from 'styled-components';

/** The shape of a drawer that is on its way. */
export function PanelPlaceholder() {
  return (
    <Sheet aria-hidden="true">
      <SkeletonBlock $height="28px" $width="50%" />
      <SkeletonText lines={4} />
    </Sheet>
  );
}

const Sheet = styled.div`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 50;
  display: grid;
  align-content: start;
  gap: 28px;
  width: min(100%, 440px);
  padding: 20px;
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;
