import styled, { keyframes } from 'styled-components';
import { Grid, type GridType } from '../layout/grid';

const breathe = keyframes`50% { opacity: 0.55; }`;

/** One grey shape: `$height` and `$width` as CSS lengths, `$ratio` instead of a height. */
export const SkeletonBlock = styled.div.attrs({ 'aria-hidden': true })<{
  $height?: string;
  $width?: string;
  $ratio?: string;
}>`
  width: ${({ $width = '100%' }) => $width};
  ${({ $height, $ratio }) => ($ratio ? `aspect-ratio: ${$ratio};` : `height: ${$height ?? '1em'};`)}
  border-radius: var(--radius);
  background: var(--color-sunken);
  animation: ${breathe} 1.6s ease-in-out infinite;
  /* Nothing would ever come in its place. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Lines of text that are on their way; the last is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock key={line} $width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

/** A card that is on its way: picture, name, price. */
export function SkeletonCard({ ratio = '1 / 1' }: { ratio?: string }) {
  return (
    <Lines aria-hidden="true">
      <SkeletonBlock $ratio={ratio} />
      <SkeletonBlock $width="80%" />
      <SkeletonBlock $width="40%" />
    </Lines>
  );
}

/** A grid of cards that is on its way. */
export function SkeletonGrid({ count, type = 1 }: { count: number; type?: GridType }) {
  return (
    <Grid $type={type} aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <SkeletonCard key={card} />
      ))}
    </Grid>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 10px;
`;
