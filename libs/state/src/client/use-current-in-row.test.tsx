import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCurrentInRow } from './use-current-in-row';

function Row({ current }: { current: string }) {
  const row = useRef<HTMLElement>(null);
  useCurrentInRow(row, current);
  return (
    <nav ref={row}>
      {['a', 'b'].map((name) => (
        <a key={name} href={`#${name}`} {...(name === current && { 'aria-current': 'page' })}>
          {name}
        </a>
      ))}
    </nav>
  );
}

test('[PL6] the current link is brought to the middle of its row, and the page does not move', () => {
  const lefts: Record<string, number> = { NAV: 0, a: 20, b: 500 };
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isRow = this.tagName === 'NAV';
    return new DOMRect(lefts[isRow ? 'NAV' : (this.textContent ?? '')], 0, isRow ? 300 : 100, 44);
  });
  const moved = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<Row current="b" />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(400);
  rerender(<Row current="a" />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(320);
  expect(moved).not.toHaveBeenCalled();
  measured.mockRestore();
  moved.mockRestore();
});
