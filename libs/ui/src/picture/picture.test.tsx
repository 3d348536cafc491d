import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const shown = () => screen.getByRole('img', { name: 'A mug' });

test('asks for the width that the slot needs, late, with its room kept', () => {
  render(<Picture src="/img/mug.webp" alt="A mug" sizes="50vw" widths={[320, 640]} ratio="4 / 5" />);
  expect(shown()).toHaveAttribute('srcset', '/img/mug.webp?w=320 320w, /img/mug.webp?w=640 640w');
  expect(shown()).toHaveAttribute('loading', 'lazy');
  expect(shown().style.aspectRatio).toBe('4 / 5');
});

test('what is seen first is fetched at once and before the rest', () => {
  render(<Picture src="/img/mug.webp" alt="A mug" sizes="50vw" isPriority />);
  expect(shown()).toHaveAttribute('loading', 'eager');
  expect(shown()).toHaveAttribute('fetchpriority', 'high');
});

test('a picture from elsewhere is taken as it is', () => {
  render(<Picture src="https://cdn.test/mug.png" alt="A mug" sizes="50vw" />);
  expect(shown()).toHaveAttribute('src', 'https://cdn.test/mug.png');
  expect(shown()).not.toHaveAttribute('srcset');
});

test('a product’s picture that was uploaded stands in its mean colour until it is there, where it fills its room', () => {
  const src = `/img/u/${'0a'.repeat(11)}c010c8a27f.webp`;
  const { rerender } = render(<Picture src={src} alt="A mug" sizes="50vw" widths={[320]} />);
  expect(shown()).toHaveStyle({ background: '#c8a27f' });
  expect(shown()).toHaveAttribute('srcset', `${src}?w=320 320w`);
  rerender(<Picture src={src} alt="A mug" sizes="50vw" fit="contain" />);
  expect(shown()).not.toHaveStyle({ background: '#c8a27f' });
  rerender(<Picture src={`https://cdn.test${src}`} alt="A mug" sizes="50vw" />);
  expect(shown()).not.toHaveStyle({ background: '#c8a27f' });
  rerender(<Picture src={`/img/u/${'0a'.repeat(16)}.webp`} alt="A mug" sizes="50vw" />);
  expect(shown()).not.toHaveStyle({ background: '#c8a27f' });
});

test('of a product without a picture nothing is loaded: an empty address would be the page itself', () => {
  render(<Picture src="" alt="A mug" sizes="50vw" />);
  expect(shown()).not.toHaveAttribute('src');
});
