import styled, { keyframes } from 'styled-components';

/** The shape of a page that is on its way, when the remote that knows the exact shape is not there yet. */
export function PageSkeleton() {
  return (
    <Box aria-hidden="true">
      <Bar style={{ width: '38%', height: 36 }} />
      <Bar style={{ height: 320 }} />
      <Bar style={{ width: '72%', height: 18 }} />
      <Bar style={{ width: '56%', height: 18 }} />
    </Box>
  );
}

const breathe = keyframes`50% { opacity: 0.55; }`;
const Box = styled.div`
  display: grid;
  gap: 20px;
  min-height: 70vh;
  align-content: start;
  width: min(1200px, 100% - 40px);
  margin: 32px auto;
  /* Nothing would ever come in its place. */
  @media (scripting: none) {
    display: none;
  }
`;
const Bar = styled.div`
  border-radius: var(--radius);
  background: var(--color-sunken);
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
