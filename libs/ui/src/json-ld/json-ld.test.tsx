import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld';

test('facts cannot end the script they stand in', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))).toEqual({ name: '</script><script>alert(1)</script>' });
});
