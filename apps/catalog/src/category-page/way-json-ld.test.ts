import type { Category } from '@souk/contract';
import { wayData } from './way-json-ld';

test('[PP9] the way to a category counts from the home page', () => {
  const at = (level: 1 | 2 | 3, name: string): Category => ({
    ...{ id: level, level, name, slug: name.toLowerCase() },
    ...{ image: null, childList: [] },
  });
  const way = [at(1, 'Kitchen'), at(2, 'Drinkware'), at(3, 'Mugs')];
  expect(wayData(way, 'Home', 'https://souk.test').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://souk.test/' },
    { '@type': 'ListItem', position: 2, name: 'Kitchen', item: 'https://souk.test/collections/kitchen' },
    { '@type': 'ListItem', position: 3, name: 'Drinkware', item: 'https://souk.test/collections/drinkware' },
    { '@type': 'ListItem', position: 4, name: 'Mugs', item: 'https://souk.test/collections/mugs' },
  ]);
});
