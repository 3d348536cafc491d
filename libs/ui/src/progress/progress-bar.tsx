import styled, { keyframes } from 'styled-components';

/**
 * A thin bar at the top while a page is on its way. It waits 200 ms, so that quick pages show none, then runs for 5 s.
 * Source: spec 9, Timing; LAYOUT-10.
 */
export function ProgressBar({ isActive, label }: { isActive: boolean; label: string }) {
  return isActive ? <Bar role="progressbar" aria-label={label} /> : null;
}

const run = keyframes`
  0% { scale: 0 1; opacity: 1; }
  30% { scale: 0.6 1; }
  100% { scale: 0.96 1; opacity: 1; }
`;
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 70;
  height: 3px;
  background: var(--color-accent);
  opacity: 0;
  transform-origin: left;
  animation: ${run} 5s var(--ease) 200ms forwards;
`;
